import { useState } from 'react';

/** Whether a picture could not be had: something else then stands in its place. */
export function usePicture() {
  const [failed, setFailed] = useState(false);
  return { failed, onError: () => setFailed(true) };
}
