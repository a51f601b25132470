import { NOME_DA_INTEGRACAO } from '@dominio/contrato/configuracao-sistema';
import { describe, expect, it } from 'vitest';
import { estadoDaIntegracao, procurarCartoes } from '../configuracoes/cartoes.ts';
import { procurarFerramentas, TITULO_DO_UTILITARIO } from './catalogo.ts';

const titulos = (termo: string, podeAbrir = true) =>
  procurarFerramentas(termo, () => podeAbrir).map(({ titulo }) => titulo);

describe('the tools', () => {
  it('are the utilities and the pages that the person may open', () => {
    expect(titulos('')).toEqual([...Object.values(TITULO_DO_UTILITARIO), 'Agenda', 'Clientes']);
    expect(titulos('', false)).toEqual(Object.values(TITULO_DO_UTILITARIO));
  });

  it('are found by any word, accents and case ignored', () => {
    expect(titulos('UTEIS')).toEqual(['Dias úteis']);
    expect(titulos('feriado dia')).toEqual(['Dias úteis']);
    expect(titulos('reunioes')).toEqual(['Agenda']);
    expect(titulos('foguete')).toEqual([]);
  });

  it('are found by another word for them, and with a wrong letter', () => {
    expect(titulos('mora')).toEqual(['Juros e multa']);
    expect(titulos('juross')).toEqual(['Juros e multa']);
    expect(titulos('prazo')).toEqual(['Dias úteis']);
  });
});

describe('the settings', () => {
  it('are found the same way', () => {
    expect(procurarCartoes('horario').map(({ titulo }) => titulo)).toEqual(['Escritório']);
    expect(procurarCartoes('smtp').map(({ titulo }) => titulo)).toEqual(['E-mail (SMTP)']);
    expect(procurarCartoes('ferriados').map(({ titulo }) => titulo)).toEqual(['Feriados']);
    expect(procurarCartoes('foguete')).toEqual([]);
  });

  it('name every integration', () => {
    expect(procurarCartoes('').map(({ titulo }) => titulo)).toEqual(
      expect.arrayContaining(Object.values(NOME_DA_INTEGRACAO)),
    );
  });

  it.each([
    [{ enabled: true, origem: 'salva' }, 'Ativa'],
    [{ enabled: false, origem: 'salva' }, 'Inativa'],
    [{ enabled: true, origem: 'ambiente' }, 'Definida pelo ambiente'],
  ])('an integration that is %j is %s', (integracao, estado) => {
    expect(estadoDaIntegracao(integracao as Parameters<typeof estadoDaIntegracao>[0])).toBe(estado);
  });
});
