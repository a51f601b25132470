/**
 * What every virtual list has in common. The end of a scroll is told by the browser: by a timer, a
 * slow machine would tell it before the scroll itself, and the rows would be drawn a frame too late.
 */
export const ROLAGEM_VIRTUAL = { useScrollendEvent: true } as const;
