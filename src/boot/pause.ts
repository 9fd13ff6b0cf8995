/** Lets the browser do what waits, for at least so many ms. By timer: a page behind has no frames. */
export const pause = (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
