/** Enough to recognize one's own address, or a typing error in it: `a…@mail.com`. */
export const maskedEmail = (email: string) => `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`
