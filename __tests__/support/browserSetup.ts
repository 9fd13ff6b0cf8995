jest.setTimeout(60_000);

// A shared CI machine sometimes lets a browser's frames stand still for half a minute. There, and only
// there, a test has a second try; the first one's error is printed all the same.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
