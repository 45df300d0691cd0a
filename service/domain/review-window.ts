/** Days after receipt within which what was bought can be reviewed. */
export const reviewDays = 30;
