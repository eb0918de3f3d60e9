/** Asked for once, however often it is called; a request that failed is repeated. */
export function once<T>(fetched: () => Promise<T>): () => Promise<T> {
  let parts: Promise<T> | undefined;
  return () => {
    parts ??= fetched().catch((defect: unknown) => {
      parts = undefined;
      throw defect;
    });
    return parts;
  };
}
