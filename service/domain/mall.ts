/** The name of the mall, in every language; in conversations it stands where a shop's would. */
export const mallName = 'iCan Mall';
