/** Thrown with a sentence for the shopkeeper. */
export class DeskFault extends Error {}
