/** The mall has nothing to show yet, which is nobody's fault. */
export class EmptyMall extends Error {
  override readonly name = 'EmptyMall';
  /** The home page says so itself; any other page is not there for now. */
  readonly isHome: boolean;

  constructor(address: string) {
    super('the database is empty');
    this.isHome = new URL(address, 'http://mall').pathname === '/';
  }
}
