import {
  emailDe,
  entrarComo,
  expect,
  preencherLogin,
  SENHA_DA_DEMONSTRACAO,
  semRolagemLateral,
  semViolacoes,
  test,
} from './apoio.ts';

/** Accounts of the demonstration whose way in no other test uses. */
const QUEM_ERRA = 'otavio.meireles@dominio.demo';
const QUEM_ESQUECE = 'luana.ferraz@dominio.demo';

const LINK_INVALIDO = 'Token inválido ou expirado. Solicite um novo link de redefinição de senha.';

test.describe('sign-in', () => {
  test('takes the staff to /inicio and keeps the session through a reload', async ({ page }) => {
    await page.goto('/entrar');
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await preencherLogin(page, emailDe('consultor'), SENHA_DA_DEMONSTRACAO);
    await expect(page).toHaveURL('/inicio');
    await expect(page.getByRole('heading', { name: /^Bem-vindo, / })).toBeVisible();
    await expect(page).toHaveTitle('Início · Domínio');
    await page.reload();
    await expect(page.getByRole('heading', { name: /^Bem-vindo, / })).toBeVisible();
  });

  test('keeps what decisoes.md §6 says under its keys, with the cookie copy', async ({ page }) => {
    await entrarComo(page, 'gestor');
    const chaves = await page.evaluate(() => Object.keys(localStorage));
    for (const nome of ['token', 'user', 'permissoes', 'permissoes.em', 'permissoes.user_id']) {
      expect(chaves).toContain(`dominio.${nome}`);
    }
    await page.getByRole('banner').waitFor();
  });

  test('writes the session cookie for 720 h, SameSite=Lax', async ({ page, context }) => {
    await page.goto('/entrar');
    await preencherLogin(page, emailDe('gestor'), SENHA_DA_DEMONSTRACAO);
    await expect(page).toHaveURL('/inicio');
    const cookie = (await context.cookies()).find(({ name }) => name === 'dominio.token');
    expect(cookie?.sameSite).toBe('Lax');
    const horas = ((cookie?.expires ?? 0) - Date.now() / 1000) / 3600;
    expect(horas).toBeGreaterThan(719);
    expect(horas).toBeLessThanOrEqual(720);
  });

  test('says what is wrong without saying whether the account exists', async ({ page, vigia }) => {
    vigia.permitir(/401.*\/auth\/login/);
    await page.goto('/entrar');
    for (const email of [QUEM_ERRA, 'ninguem@dominio.demo']) {
      const recusa = page.waitForResponse('**/auth/login');
      await preencherLogin(page, email, 'senha-errada-de-teste');
      await recusa;
      await expect(page.getByRole('alert')).toHaveText('E-mail ou senha incorretos.');
      await expect(page.getByRole('textbox', { name: 'Senha' })).toBeFocused();
    }
    expect(await page.evaluate(() => localStorage.getItem('dominio.token'))).toBeNull();
    await expect(page).toHaveURL('/entrar');
  });

  test('asks for what is missing at the field, and asks the server nothing', async ({ page }) => {
    const pedidos: string[] = [];
    page.on('request', (pedido) => pedidos.push(pedido.url()));
    await page.goto('/entrar');
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page.getByText('Informe o e-mail.')).toBeVisible();
    await expect(page.getByText('Informe a senha.')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toBeFocused();
    expect(pedidos.filter((url) => url.includes('/auth/login'))).toEqual([]);
  });

  test('shows and hides the password by keyboard, and warns of Caps Lock', async ({ page }) => {
    await page.goto('/entrar');
    // The form takes the focus as it comes.
    await expect(page.getByLabel('E-mail')).toBeFocused();
    const senha = page.getByRole('textbox', { name: 'Senha' });
    await senha.fill('segredo');
    await expect(senha).toHaveAttribute('type', 'password');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(senha).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Ocultar senha' }).click();
    await expect(senha).toHaveAttribute('type', 'password');
    await senha.evaluate((campo) => {
      campo.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true }),
      );
    });
    await expect(page.getByText('Caps Lock está ativado.')).toBeVisible();
  });

  test('the ring of the password field goes around the whole field, and its error is told', async ({
    page,
  }) => {
    await page.goto('/entrar');
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    const senha = page.getByRole('textbox', { name: 'Senha' });
    await expect(senha).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Tab');
    await expect(senha).toBeFocused();
    const contornos = await senha.evaluate((campo) =>
      [campo, campo.parentElement as HTMLElement].map((e) => getComputedStyle(e).outlineStyle),
    );
    expect(contornos).toEqual(['none', 'solid']);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Mostrar senha' })).toBeFocused();
    expect(
      await senha.evaluate(
        (campo) => getComputedStyle(campo.parentElement as Element).outlineStyle,
      ),
    ).toBe('none');
    await senha.fill('alguma');
    await page.getByRole('button', { name: 'Mostrar senha' }).focus();
    await expect(senha).toHaveAttribute('aria-invalid', 'true');
  });

  test('passes axe in both themes, alone and with errors', async ({ page }) => {
    await page.goto('/entrar');
    await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
    await semViolacoes(page);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await semViolacoes(page);
  });

  test('says that the session expired, and only until the next attempt', async ({
    page,
    vigia,
  }) => {
    vigia.permitir(/401/);
    await entrarComo(page, 'consultor');
    await page.context().clearCookies();
    // In one step: what the page asks meanwhile would meet the refusal before the reload.
    await page.evaluate(() => {
      localStorage.setItem('dominio.token', 'nao.vale.mais');
      location.reload();
    });
    await expect(page).toHaveURL('/entrar');
    await expect(page.getByText('Sessão expirada')).toBeVisible();
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page.getByText('Sessão expirada')).toHaveCount(0);
  });
});

test.describe('a forgotten password', () => {
  test('goes from the request through the e-mail to the new password', async ({ page, vigia }) => {
    await page.goto('/entrar');
    await page.getByLabel('E-mail').fill(QUEM_ESQUECE);
    await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
    await expect(page).toHaveURL('/entrar?recuperar=1');
    await expect(page.getByLabel('E-mail')).toHaveValue(QUEM_ESQUECE);
    await page.getByRole('button', { name: 'Enviar link' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Se o e-mail' })).toHaveText(
      'Se o e-mail estiver cadastrado, você receberá um link em instantes.',
    );

    const link = await test.step('the e-mail arrives', async () => {
      const artigo = page.locator('article').filter({ hasText: QUEM_ESQUECE });
      await expect(async () => {
        await page.goto('/dev/emails');
        await expect(artigo.first()).toBeVisible({ timeout: 500 });
      }).toPass({ timeout: 10_000 });
      return artigo.first().getByRole('link').first().getAttribute('href');
    });

    await test.step('the link opens the card, and the token leaves the address', async () => {
      expect(link).toContain('/reset-password?token=');
      await page.goto(link ?? '');
      await expect(page.getByRole('heading', { name: 'Definir nova senha' })).toBeVisible();
      await expect(page).toHaveURL('/entrar');
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Definir nova senha' })).toBeVisible();
      // Still of the same person, who is not in the address.
      await expect(page.getByLabel('E-mail')).toHaveValue(QUEM_ESQUECE);
      await semViolacoes(page);
    });

    const nova = 'uma frase nova de teste';
    await test.step('short and unlike passwords are refused at the field', async () => {
      await page.getByLabel('Nova senha', { exact: true }).fill('curta');
      await page.getByRole('button', { name: 'Salvar nova senha' }).click();
      await expect(
        page.getByText('A nova senha deve ter entre 12 e 128 caracteres.'),
      ).toBeVisible();
      await page.getByLabel('Nova senha', { exact: true }).fill(nova);
      await page.getByLabel('Confirme a nova senha').fill(`${nova}!`);
      await page.getByRole('button', { name: 'Salvar nova senha' }).click();
      await expect(page.getByText('As senhas não conferem.')).toBeVisible();
    });

    await test.step('the new one opens the door, and the link is spent', async () => {
      await page.getByLabel('Confirme a nova senha').fill(nova);
      await page.getByRole('button', { name: 'Salvar nova senha' }).click();
      await expect(page.getByText('Senha alterada. Entre com a nova senha.')).toBeVisible();
      await expect(page.getByLabel('E-mail')).toHaveValue(QUEM_ESQUECE);
      await preencherLogin(page, QUEM_ESQUECE, nova);
      await expect(page).toHaveURL('/inicio');
      vigia.permitir(/(404|422|400).*validate-reset-token/);
      await page.goto(link ?? '');
      // Signed in, the message has nobody to tell: the guard goes on to the first page.
      await expect(page).toHaveURL('/inicio');
    });
  });

  test('has an address: Back returns to the form, a reload stays', async ({ page }) => {
    await page.goto('/entrar');
    await page.getByLabel('E-mail').fill(QUEM_ERRA);
    await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
    await expect(page.getByRole('heading', { name: 'Esqueci minha senha' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(QUEM_ERRA);
    await page.goForward();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Esqueci minha senha' })).toBeVisible();
    await page.getByRole('button', { name: 'Voltar ao login' }).click();
    await expect(page).toHaveURL('/entrar');
  });

  test('with a bad link says so at the sign-in', async ({ page, vigia }) => {
    vigia.permitir(/4\d\d.*validate-reset-token/);
    await page.goto('/reset-password?token=nao-existe');
    await expect(page.getByRole('alert')).toHaveText(LINK_INVALIDO);
    await expect(page).toHaveURL(/\/entrar\?message=/);
    await page.goto('/reset-password');
    await expect(page.getByRole('alert')).toHaveText(LINK_INVALIDO);
    // Somebody signed in never sees that page, and is told all the same.
    await entrarComo(page, 'admin');
    await page.goto('/reset-password');
    await expect(page.getByRole('alert').filter({ hasText: LINK_INVALIDO })).toBeVisible();
    await expect(page).toHaveURL('/inicio');
  });

  test('with a server that fails says that too', async ({ page, vigia }) => {
    vigia.permitir(/500/);
    await page.route('**/auth/validate-reset-token/*', (rota) => rota.fulfill({ status: 500 }));
    await page.goto('/reset-password?token=qualquer');
    await expect(page.getByRole('alert')).toHaveText('Erro ao validar token. Tente novamente.');
  });

  test('shows no other message that a link may bring', async ({ page }) => {
    await page.goto('/entrar?message=Ligue+para+0800+e+informe+sua+senha');
    await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
    await expect(page.getByText('0800')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

  test('the card fits, and every control can be touched', async ({ page }) => {
    await page.goto('/entrar');
    await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
    await semRolagemLateral(page);
    for (const controle of [
      page.getByLabel('E-mail'),
      page.getByRole('button', { name: 'Entrar', exact: true }),
      page.getByRole('button', { name: 'Esqueci minha senha' }),
    ]) {
      expect((await controle.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await semViolacoes(page);
  });
});
