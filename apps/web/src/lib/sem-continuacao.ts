/**
 * A promise that is never settled: nothing that waits for it goes on, not even a `finally`. For who
 * has to answer with a promise, where the page is about to be left or somebody else already does what
 * comes after. It holds nothing up: once nobody keeps it, it is gone together with what waits for it.
 */
export const semContinuacao = (): Promise<never> => new Promise<never>(() => undefined);
