/** Days after receipt within which what was bought can be sent back. */
export const returnDays = 7;
