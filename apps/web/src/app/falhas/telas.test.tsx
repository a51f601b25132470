import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { montarNavegador } from '../../../test/navegador-falso.ts';
import { ErroDoComponente, LimiteDeErro } from '../../components/ui/limite-de-erro.tsx';
import { Sobreposicao } from '../../components/ui/sobreposicao.tsx';
import { MENSAGEM_DA_CARGA } from '../../lib/carga.ts';
import { gravarTentativas } from '../../lib/tentativas-do-safari.ts';
import { ErroDaAplicacao, TelaDoCodigoAusente } from './erro-da-pagina.tsx';

beforeEach(() => void montarNavegador());

/** What a person reads, piece by piece. */
const textos = (no: ReactNode): string[] =>
  renderToStaticMarkup(<MantineProvider env="test">{no}</MantineProvider>)
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .split(/<[^>]+>/)
    .map((texto) => texto.trim())
    .filter((texto) => texto !== '');

const MAQUINA = { userAgent: 'Chrome/138', maxTouchPoints: 0 } as Navigator;
const IPHONE = {
  userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605 Version/18.5 Mobile/15E148 Safari/604.1',
  maxTouchPoints: 5,
} as Navigator;

describe("'Erro de Carregamento'", () => {
  it('reloads, clears the cache and reloads, and gives three tips', () => {
    expect(textos(<TelaDoCodigoAusente aparelho={MAQUINA} />)).toEqual([
      'Erro de Carregamento',
      expect.stringContaining('O que já foi salvo não se perdeu.'),
      'Limpar cache e recarregar',
      'Recarregar aplicação',
      'Se o problema continuar:',
      'Feche o navegador e abra de novo.',
      'Limpe o cache do navegador.',
      'Use uma janela anônima.',
    ]);
  });
});

describe("'Problema de Carregamento' of iOS Safari", () => {
  const tela = () => textos(<TelaDoCodigoAusente aparelho={IPHONE} />);

  it.each([
    [{ tentativas: 0, limpou: false }, 'Tentar novamente (1/3)'],
    [{ tentativas: 2, limpou: false }, 'Tentar novamente (3/3)'],
    [{ tentativas: 3, limpou: false }, 'Limpar cache e recarregar'],
    [{ tentativas: 3, limpou: true }, 'Abrir ajustes do navegador'],
  ])('after %j offers %s', (feitas, botao) => {
    gravarTentativas(feitas);
    expect([tela()[0], tela().at(-1)]).toEqual(['Problema de Carregamento', botao]);
  });
});

describe('what broke', () => {
  const erro = new TypeError('x is undefined');

  it("a part of a page: 'Erro ao carregar componente', a reload and the details", () => {
    const lidos = textos(<ErroDoComponente erro={erro} />);
    expect(lidos).toContain('Erro ao carregar componente');
    expect(lidos.slice(-3)).toEqual([
      'Recarregar página',
      'Detalhes do erro',
      'TypeError: x is undefined',
    ]);
  });

  it("everything: 'Erro na aplicação', and the way to draw it again", () => {
    const lidos = textos(<ErroDaAplicacao erro={erro} tentar={vi.fn()} />);
    expect(lidos[0]).toBe('Erro na aplicação');
    expect(lidos).toContain('Tentar novamente');
    expect(lidos).toContain('Recarregar Página');
  });

  it('a boundary keeps what broke, even when that is nothing, and can draw it its own way', () => {
    expect(LimiteDeErro.getDerivedStateFromError(undefined)).toEqual({
      quebrou: true,
      erro: undefined,
    });
    const limite = new LimiteDeErro({ children: 'inteiro', desenhar: (e) => `quebrou: ${e}` });
    expect(limite.render()).toBe('inteiro');
    limite.state = LimiteDeErro.getDerivedStateFromError('tudo');
    expect(limite.render()).toBe('quebrou: tudo');
  });
});

it('the loading overlay says its message', () => {
  expect(textos(<Sobreposicao mensagem={MENSAGEM_DA_CARGA} saindo={false} />)).toEqual([
    'Carregando...',
  ]);
});
