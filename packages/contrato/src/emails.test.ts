import { expect, test } from 'vitest';
import { VALORES_DA_INTEGRACAO } from './configuracao-sistema.ts';
import { Email } from './emails.ts';

test.each([
  ['ana@empresa.com.br', 'ana@empresa.com.br'],
  [' ANA@Empresa.COM.BR ', 'ana@empresa.com.br'],
  ['ana.souza+nf@sub.empresa.com.br', 'ana.souza+nf@sub.empresa.com.br'],
  ["o'brien_1@a-b.co", "o'brien_1@a-b.co"],
  ['JOSE\u0301@x.demo', 'josé@x.demo'],
  ['contato@açaí.com.br', 'contato@açaí.com.br'],
  [`${'a'.repeat(242)}@empresa.com`, `${'a'.repeat(242)}@empresa.com`],
])('the e-mail %j is accepted', (valor, esperado) => {
  expect(Email.parse(valor)).toBe(esperado);
});

const RECUSADOS = [
  'sem arroba',
  'a@b',
  '@empresa.com.br',
  'ana@',
  'ana@@empresa.com.br',
  'x<a@b.com>',
  'Ana <ana@b.com>',
  '<ana@b.com>',
  'grupo:a@b.com;',
  'grupo:a@b.com,c@d.com;',
  'a@b.com,c@d.com',
  'a@b.com;c@d.com',
  '"a b"@c.com',
  'a"b@c.com',
  'a b@c.com',
  'a@b c.com',
  'a@b.com\r\nBcc: c@d.com',
  'a\n@b.com',
  'a\t@b.com',
  'a\0@b.com',
  'a@b.com\u0085x',
  'a(comentário)@b.com',
  'a\\@b.com',
  'a@[127.0.0.1]',
  '.a@b.com',
  'a.@b.com',
  'a..b@c.com',
  'a@-b.com',
  'a@b-.com',
  'a@b..com',
  'a@b.com.',
  `${'a'.repeat(243)}@empresa.com`,
];

test.each(RECUSADOS)('the e-mail %j is refused in one sentence', (valor) => {
  const lido = Email.safeParse(valor);
  expect(lido.error?.issues.map(({ message }) => message)).toEqual(['E-mail inválido.']);
});

test.each(RECUSADOS)('no message leaves from, and no push service is told of, %j', (valor) => {
  const email = { enabled: true, host: 'smtp.x.demo', remetente_email: valor };
  expect(VALORES_DA_INTEGRACAO.email.safeParse(email).success).toBe(false);
  const push = { enabled: true, public_key: 'x', subject: `mailto:${valor}` };
  expect(VALORES_DA_INTEGRACAO.push.safeParse(push).success).toBe(false);
});

test('a long text is refused at once', () => {
  const inicio = performance.now();
  for (const parte of ['a', 'a.', 'a-', '@', 'a@a-']) Email.safeParse(parte.repeat(200_000));
  expect(performance.now() - inicio).toBeLessThan(1000);
});
