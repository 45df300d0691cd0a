/** Thrown while the catalog is empty. */
export class EmptyMall extends Error {
  override readonly name = 'EmptyMall';
  /** True for home, which says so itself; other pages are unavailable for now. */
  readonly isHome: boolean;

  constructor(address: string) {
    super('the database is empty');
    this.isHome = new URL(address, 'http://mall').pathname === '/';
  }
}
