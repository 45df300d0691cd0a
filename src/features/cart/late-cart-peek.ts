import { lateComponent } from '#src/domain/late-component.tsx';
import { firstInteraction } from '#src/state/first-interaction.ts';

/** The drawer of what has just been put into the cart; who puts it in brings its code meanwhile. */
export const LateCartPeek = lateComponent(async () => (await import('./CartPeek.tsx')).CartPeek, {
  until: firstInteraction,
});
