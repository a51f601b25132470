import { cadastroDeUsuariosEndpoints as e } from '@dominio/contrato/usuarios-cadastro';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarUsuario, proximo } from '../../../../test/factories/usuarios.ts';
import { emails } from '../../../platform/email/email.tables.ts';

const { banco, chamar, administrador } = await montarApp({ completa: true });
const admin = await administrador();
const { token } = admin;
const umEmail = () => `outro${proximo()}@teste.demo`;

const cartasA = (para: string) => banco.select().from(emails).where(eq(emails.para, para));
const mudar = (id: number, body: object) => chamar(token, e.atualizar, { params: { id }, body });

test.each([
  ['by somebody else', () => criarUsuario(banco, { senha_hash: 'tem' })],
  ['by oneself', async () => admin],
])(
  'a change of e-mail %s notifies the old address, without naming the new one',
  async (_, quem) => {
    const { id, email } = await quem();
    const novo = umEmail();
    expect((await mudar(id, { email: novo })).status).toBe(200);
    await vi.waitFor(async () => expect(await cartasA(email)).toHaveLength(1), 8000);
    const [carta] = await cartasA(email);
    expect(carta?.assunto).toBe('E-mail da conta alterado');
    expect(carta?.texto).not.toMatch(/https?:|token/);
    expect(carta?.texto).not.toContain(novo);
  },
);

test('correcting the e-mail of an invitation notifies the old address too', async () => {
  const convite_expira_em = new Date();
  const { id, email } = await criarUsuario(banco, { situacao: 'convidado', convite_expira_em });
  const novo = umEmail();
  expect((await mudar(id, { email: novo })).status).toBe(200);
  await vi.waitFor(async () => expect(await cartasA(email)).toHaveLength(1), 8000);
  expect((await cartasA(email))[0]?.texto).toContain('não vale mais');
  await vi.waitFor(async () => expect(await cartasA(novo)).toHaveLength(1), 8000);
});

test('changing the e-mail of a withdrawn invitation writes to neither address', async () => {
  const { id, email } = await criarUsuario(banco, { situacao: 'convidado' });
  const novo = umEmail();
  const { status, corpo } = await mudar(id, { email: novo });
  expect([status, corpo.usuario.email, corpo.usuario.convite_expira_em]).toEqual([200, novo, null]);
  const depois = await criarUsuario(banco, { senha_hash: 'tem' });
  await mudar(depois.id, { email: umEmail() });
  await vi.waitFor(async () => expect(await cartasA(depois.email)).toHaveLength(1), 8000);
  for (const endereco of [email, novo]) expect(await cartasA(endereco)).toEqual([]);
});

test('a change of other fields sends no e-mail', async () => {
  const { id, email } = await criarUsuario(banco);
  expect((await mudar(id, { nome: 'Outro Nome', email: email.toUpperCase() })).status).toBe(200);
  const depois = await criarUsuario(banco, { senha_hash: 'tem' });
  await mudar(depois.id, { email: umEmail() });
  await vi.waitFor(async () => expect(await cartasA(depois.email)).toHaveLength(1), 8000);
  expect(await cartasA(email)).toEqual([]);
});
