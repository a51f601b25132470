/**
 * Before React is loaded. Its development build tells the panels of a browser's tools who made every
 * element and how long every render took: nobody looks at them here, and it is a good part of a test.
 */
Object.assign(console, { createTask: undefined, timeStamp: undefined });
