/** A phone number as people read it: the padded country code as `+94`, then the number (S5.23). */
export const phoneText = (phone: string) => `+${Number(phone.slice(0, 4))} ${phone.slice(4)}`;
