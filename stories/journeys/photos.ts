/** Pictures as a camera makes them, of one colour each; as many as are asked for. */
export const photos = (count: number): Promise<File[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, place) => {
      const canvas = new OffscreenCanvas(640, 480);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('this browser does not draw');
      context.fillStyle = `hsl(${place * 40} 60% 40%)`;
      context.fillRect(0, 0, canvas.width, canvas.height);
      const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
      return new File([blob], `photo-${place + 1}.jpg`, { type: 'image/jpeg' });
    }),
  );
