/** A category with its children, as the contract answers a tree. */
type Node<T> = { categoryId: number; children?: T[] };

/** The way from a root to the category: root first, itself last; empty when the tree does not have it (Z1). */
export function categoryPath<T extends Node<T>>(tree: readonly T[], categoryId: number): T[] {
  for (const category of tree) {
    if (category.categoryId === categoryId) return [category];
    const below = categoryPath(category.children ?? [], categoryId);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}
