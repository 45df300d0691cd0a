import { lateComponent } from '#src/domain/late-component.tsx';

/** Pictures over the whole screen; their code comes when somebody enlarges one. */
export const LateFullScreen = lateComponent(
  async () => (await import('./GalleryFullScreen.tsx')).GalleryFullScreen,
);
