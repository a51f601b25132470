/**
 * Imported before React. Its development build reports every element and render to the browser's
 * developer tools, which nobody looks at here and which takes a good part of a test's time.
 */
Object.assign(console, { createTask: undefined, timeStamp: undefined });
