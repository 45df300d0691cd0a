/** Where the service takes "now" from; tests and the desk hand in their own. */
export type Clock = () => Date;

export const secondsAfter = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);
export const minutesAfter = (moment: Date, minutes: number) => secondsAfter(moment, minutes * 60);
export const daysAfter = (moment: Date, days: number) => secondsAfter(moment, days * 86_400);
