import { expect, test } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { useStage } from './stage';

const stage = useStage();
const PASSWORD = 'a stone and a half';

/** The form under a heading. */
const formOf = (page: Page, heading: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) });

async function fill(page: Page, heading: string, name: string, password: string): Promise<void> {
  const form = formOf(page, heading);
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: heading }).click();
}

test('an account is made, found again on another device with its settings, and deleted', async () => {
  const [laptop, phone] = [await stage.person(), await stage.person()];
  await laptop.open('/account');
  await fill(laptop.page, 'Create an account', 'Ada', PASSWORD);
  await laptop.page.getByText('You have an account.').waitFor();

  // A name that is taken is refused with a sentence.
  await phone.open('/account');
  await fill(phone.page, 'Create an account', 'ada', 'something else');
  expect(await formOf(phone.page, 'Create an account').getByRole('alert').innerText()).toMatch(/name/i);
  phone.pardon(/409/);

  // Settings are kept with the account.
  await laptop.page.getByRole('button', { name: 'Settings' }).click();
  await Promise.all([
    laptop.page.waitForResponse((response) => response.request().method() === 'PUT'),
    laptop.page.locator('dialog[open]').getByRole('radio', { name: 'Parchment' }).check({ force: true }),
  ]);
  await laptop.page.keyboard.press('Escape');

  await fill(phone.page, 'Log in', 'Ada', 'not this one');
  expect(await formOf(phone.page, 'Log in').getByRole('alert').innerText()).toMatch(/password/i);
  phone.pardon(/401/);
  await fill(phone.page, 'Log in', 'Ada', PASSWORD);
  await phone.page.getByText('You have an account.').waitFor();
  await phone.page.waitForFunction(() => document.documentElement.dataset.theme === 'parchment');

  await phone.page.getByLabel('The name others see').fill('Ada of the Vale');
  await phone.page.getByRole('button', { name: 'Change' }).click();
  await phone.page.getByRole('heading', { level: 1, name: 'Ada of the Vale' }).waitFor();

  // A new password logs all other devices out.
  await phone.page.getByLabel('Current password').fill(PASSWORD);
  await phone.page.getByLabel('New password', { exact: true }).fill(`${PASSWORD}, at least`);
  await phone.page.getByRole('button', { name: 'Save the new password' }).click();
  await phone.page.getByText('You are logged out on all other devices.').waitFor();

  await phone.page.getByRole('button', { name: 'Delete account' }).click();
  await phone.page.locator('dialog[open]').getByLabel('Password').fill(`${PASSWORD}, at least`);
  await phone.page.getByRole('button', { name: 'Delete for good' }).click();
  await phone.page.getByRole('heading', { name: 'Log in' }).waitFor();
  await laptop.page.reload();
  await laptop.page.getByRole('heading', { name: 'Log in' }).waitFor();
});
