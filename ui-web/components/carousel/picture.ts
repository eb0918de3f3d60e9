import { useState } from 'react';

/** Whether a picture could not be loaded: something else is then shown in its place. */
export function usePicture() {
  const [failed, setFailed] = useState(false);
  return { failed, onError: () => setFailed(true) };
}
