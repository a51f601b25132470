import { readFileSync } from 'node:fs';
import { emailCanonico } from '@dominio/contrato/emails';
import { sessoesEndpoints } from '@dominio/contrato/sessoes';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cifrarSenha } from '../src/modules/sessoes/senhas/senhas.ts';
import { usuarios } from '../src/modules/usuarios/usuarios.tables.ts';
import { criarAdministrador } from '../src/semear/administrador.ts';
import { montarApp } from './build-app.ts';
import { criarUsuario } from './factories/usuarios.ts';

const SENHA = 'corvo azul de bicicleta';
const { banco, chamar } = await montarApp();

/** An e-mail as people and keyboards write it: with capitals, with accents composed or not. */
const formasDe = (email: string) => [
  email,
  email.toUpperCase(),
  email.normalize('NFD'),
  email.toUpperCase().normalize('NFD'),
  ` ${email} `,
];

test('an account stores its e-mail folded, and is found by every way of writing it', async () => {
  const senha_hash = await cifrarSenha(SENHA);
  for (const [i, forma] of formasDe('josé.à@escritório.demo').entries()) {
    const digitado = forma.replace(/(?=@)/, String(i));
    const conta = await criarUsuario(banco, { senha_hash, email: digitado });
    expect(conta.email).toBe(`josé.à${i}@escritório.demo`);
    for (const email of formasDe(conta.email)) {
      const body = { email, password: SENHA };
      expect((await chamar(null, sessoesEndpoints.login, { body })).status).toBe(200);
      const achadas = await banco.select().from(usuarios).where(eq(usuarios.email, email));
      expect(achadas.map(({ id }) => id)).toEqual([conta.id]);
    }
  }
});

test('the first administrator is not created twice for one e-mail', async () => {
  const [email = '', ...outras] = formasDe('inês@escritório.demo');
  await criarAdministrador(banco, { email, nome: 'Inês' });
  for (const outra of outras) {
    await expect(criarAdministrador(banco, { email: outra, nome: 'Inês' })).rejects.toThrow(
      /Já existe uma conta/,
    );
  }
});

test.each(['ines', 'Inês <ines@escritório.demo>', 'a@b.demo,c@d.demo'])(
  'the first administrator is not created for %j, which is not one e-mail',
  async (email) => {
    await expect(criarAdministrador(banco, { email, nome: 'Inês' })).rejects.toThrow(
      'E-mail inválido.',
    );
  },
);

/** The statement of migration 0005 that starts with this text. */
function comandoDaMigracao(inicio: string): string {
  const url = new URL('../migrations/0005_emails_canonicos_e_arquivo.sql', import.meta.url);
  const comandos = readFileSync(url, 'utf8').split('--> statement-breakpoint');
  return comandos.find((comando) => new RegExp(`^${inicio}`, 'm').test(comando)) ?? '';
}

const gravarComoDigitado = (id: number, email: string) =>
  banco.$client.query('update usuarios set email = $1 where id = $2', [email, id]);

test('the migration folds stored e-mails exactly as the application does', async () => {
  const formas = [
    'ÂNGELA@FIRMA.demo',
    'Zoe\u0308@firma.DEMO',
    ' ÇA@firma.demo ',
    'ŒUVRE@ΣΊΣΥΦΟΣ.gr',
  ];
  const contas: { id: number; forma: string }[] = [];
  for (const forma of formas) {
    const { id } = await criarUsuario(banco);
    await gravarComoDigitado(id, forma);
    contas.push({ id, forma });
  }
  await banco.$client.query(comandoDaMigracao('UPDATE "usuarios"'));
  for (const { id, forma } of contas) {
    const [conta] = await banco.select().from(usuarios).where(eq(usuarios.id, id));
    expect(conta?.email).toBe(emailCanonico(forma));
  }
});

test('the migration stops and names the accounts that would share one e-mail', async () => {
  const conferir = () => banco.$client.query(comandoDaMigracao('DO '));
  await conferir();
  const [maiuscula, minuscula] = [await criarUsuario(banco), await criarUsuario(banco)];
  await gravarComoDigitado(maiuscula.id, 'ÉRICA@firma.demo');
  await gravarComoDigitado(minuscula.id, 'érica@firma.demo');
  await expect(conferir()).rejects.toThrow(
    `Há contas com o mesmo e-mail, escrito de formas diferentes (id em usuarios: ${maiuscula.id}, ${minuscula.id}).`,
  );
});
