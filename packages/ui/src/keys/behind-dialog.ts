/** Whether a dialog lies over the page, so that keys are not for what is behind it. */
export const isBehindDialog = (): boolean => document.querySelector('.veil') !== null
