/** Days after receipt within which what was bought can be reviewed (api.md 7.10). */
export const reviewDays = 30;
