import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect } from 'react';
import { setConditions, themeOf } from '../globals.ts';
import { mallThemes } from '../mall-theme.ts';
import { dress } from '../page-dress.ts';
import { useGlobals } from './use-globals.ts';

/** A docs page in the theme, language and region of the toolbar. */
export function DressedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals(context.channel);
  useEffect(() => {
    dress(globals);
    void setConditions(globals);
  }, [globals]);
  return (
    <DocsContainer context={context} theme={mallThemes[themeOf(globals)]}>
      {children}
    </DocsContainer>
  );
}
