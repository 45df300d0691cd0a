import { expect, screen, waitFor, within } from 'storybook/test';
import { say } from '#storybook/say.ts';
import { shopperMobile } from '#storybook/service/the-shop.ts';
import type { Hand } from './shopper.ts';

/** What a shopper writes, by the names of the fields; areas are the first of each list. */
const texts = (receiver: string): [string, string][] => [
  [say('addressForm.receiver'), receiver],
  [say('addressForm.addr'), '24/1 Stanley Road'],
  [say('addressForm.postCode'), '10250'],
  [say('addressForm.mobile'), shopperMobile],
];
const areas = () => [say('areaFields.province'), say('areaFields.district'), say('areaFields.town')];

type Filling = {
  /** Goes into a field: by a click, if nothing else is said. */
  enter?: (field: HTMLElement) => Promise<unknown>;
  /** Presses the button that saves. */
  save?: (button: HTMLElement) => Promise<unknown>;
};

/** Fills in where to deliver to in the dialog that is open, and saves it. */
export async function saveAddress({ userEvent }: Hand, receiver: string, how: Filling = {}) {
  const { enter = userEvent.click, save = userEvent.click } = how;
  const dialog = await screen.findByRole('dialog', { name: say('addressModal.name') });
  const form = within(dialog);
  for (const name of areas()) {
    const list = await form.findByRole<HTMLSelectElement>('combobox', { name });
    await waitFor(() => expect(list.options.length).toBeGreaterThan(1));
    await enter(list);
    await userEvent.selectOptions(list, list.options[1]?.value ?? '');
  }
  for (const [name, text] of texts(receiver)) {
    await enter(form.getByRole('textbox', { name }));
    await userEvent.keyboard(text);
  }
  await save(form.getByRole('button', { name: say('addressForm.save') }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}
