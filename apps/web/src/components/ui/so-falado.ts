import { VisuallyHidden } from '@mantine/core';

/** Class of a text for screen readers alone, where the element cannot be `VisuallyHidden`: a caption, a legend. */
export const { root: SO_FALADO } = VisuallyHidden.classes;
