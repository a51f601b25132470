/**
 * Imported before what renders. React's development build reports every element and render to the
 * browser's developer tools, and captures a stack for every element it creates: nobody looks at
 * either here, and they take a good part of a test's time.
 */
Object.assign(console, { createTask: undefined, timeStamp: undefined });
const react = await import('react');

const INTERNOS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
/** How many stacks were captured of late: React captures none past a limit of its own. */
const CAPTURADAS = 'recentlyCreatedOwnerStacks';
const internos: unknown = Reflect.get(react, INTERNOS);
if (!(internos instanceof Object && CAPTURADAS in internos)) {
  throw new Error('O React mudou: as pilhas dos elementos já não se dispensam assim.');
}
Object.defineProperty(internos, CAPTURADAS, {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});

export {};
