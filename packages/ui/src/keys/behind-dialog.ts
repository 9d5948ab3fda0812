/**
 * Whether a dialog lies over the page, so that keys are not for what is behind it. One that is closing no longer does: a
 * key pressed right after Escape is meant for the table.
 */
export const isBehindDialog = (): boolean => document.querySelector('.veil:not([data-exiting])') !== null
