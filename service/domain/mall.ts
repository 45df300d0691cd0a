/** The name of the mall in every language; also its name in conversations with the mall itself. */
export const mallName = 'iCan Mall';
