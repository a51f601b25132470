import { expect, test } from 'vitest';
import { CamposDoCliente } from './clientes.ts';

const campos = ['site', 'instagram'] as const;
const ler = (campo: (typeof campos)[number], valor: unknown) =>
  CamposDoCliente.pick({ [campo]: true } as { site: true; instagram: true }).safeParse({
    [campo]: valor,
  });

const FRASES = {
  site: 'Informe o endereço do site, como empresa.com.br ou https://empresa.com.br.',
  instagram: 'Informe o perfil do Instagram, como @empresa, ou o endereço dele.',
};

test.each([
  'empresa.com.br',
  'www.empresa.com.br/contato?de=nós#aqui',
  'empresa.com.br:8080',
  'empresa.com.br:8080/area',
  'https://empresa.com.br',
  'HTTP://EMPRESA.COM.BR',
  'padaria-são-joão.com.br',
  'loja_1.empresa.com.br',
  'empresa.com.br./contato',
  'https://instagram.com/perfil',
  'empresa.com.br/?u=javascript:alert(1)',
])('what people type stays, %j', (valor) => {
  for (const campo of campos) expect(ler(campo, valor).data).toEqual({ [campo]: valor });
});

test.each(['@perfil', 'perfil', 'perfil_1.oficial'])('a profile goes by its name, %j', (valor) => {
  expect(ler('instagram', valor).data).toEqual({ instagram: valor });
});

test.each(['nao é site', 'site', 'empresa .com.br', 'empresa.', 'a@empresa.com.br', 'https://'])(
  'what is no address of a site is refused, %j',
  (valor) => {
    const mensagens = ler('site', valor).error?.issues.map(({ message }) => message);
    expect(mensagens).toEqual([FRASES.site]);
  },
);

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'jAvAsCrIpT:alert(1)',
  '  javascript:alert(1)',
  '\u00a0javascript:alert(1)',
  '\u200bjavascript:alert(1)',
  '\ufeffjavascript:alert(1)',
  'java\u00adscript:alert(1)',
  'javascript :alert(1)',
  'javascript:1',
  'javascript://empresa.com.br/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  ' DATA:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://empresa.com.br',
  'blob:https://empresa.com.br/1',
  'mailto:a@b.com',
  'x+y-z.1:a',
])('no other scheme is accepted, %j', (valor) => {
  for (const campo of campos) {
    const mensagens = ler(campo, valor).error?.issues.map(({ message }) => message);
    expect(mensagens).toEqual([FRASES[campo]]);
  }
});

test.each([
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\0data:,',
])('a scheme behind control characters is refused, %j', (valor) => {
  for (const campo of campos) expect(ler(campo, valor).success).toBe(false);
});

test.each([null, '', '   '])('%j clears the field', (valor) => {
  for (const campo of campos) expect(ler(campo, valor).data).toEqual({ [campo]: null });
});
