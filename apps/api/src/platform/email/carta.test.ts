import { expect, test } from 'vitest';
import { escreverCarta } from './carta.ts';

const CARTA = {
  escritorio: 'Contábil <Souza> & Filhos',
  saudacao: 'Olá, Ana.',
  assuntos: [
    {
      titulo: 'Conflito de Horário',
      paragrafos: ['<img src=x onerror=alert(1)> "marcou"\nde novo'],
      abrir: { rotulo: 'Abrir', endereco: 'https://dominio.exemplo/agenda?a=1&b=2' },
    },
    { titulo: 'Outro', paragrafos: ['Segundo.'] },
  ],
  rodape: [
    { texto: 'Por que recebi?' },
    { texto: 'Deixar de receber', endereco: 'https://d.exemplo/x' },
  ],
};

test('a letter says the same in plain text, with its addresses written out', () => {
  expect(escreverCarta(CARTA).texto).toBe(`Olá, Ana.

Conflito de Horário

<img src=x onerror=alert(1)> "marcou"
de novo

Abrir: https://dominio.exemplo/agenda?a=1&b=2

---

Outro

Segundo.

-- 
Por que recebi?
Deixar de receber: https://d.exemplo/x
`);
});

test('what people wrote stays text in the letter’s HTML', () => {
  const { html } = escreverCarta(CARTA);
  expect(html).not.toContain('<img');
  expect(html).not.toContain('<Souza>');
  expect(html).toContain('href="https://dominio.exemplo/agenda?a=1&#38;b=2"');
});
