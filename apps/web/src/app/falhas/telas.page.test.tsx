import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { semViolacoes } from '../../../test/pagina/axe.ts';
import { desenhar } from '../../../test/pagina/desenhar.tsx';
import { permitir } from '../../../test/pagina/vigia.ts';
import { ErroDoComponente, LimiteDeErro } from '../../components/ui/limite-de-erro.tsx';
import { Sobreposicao } from '../../components/ui/sobreposicao.tsx';
import { MENSAGEM_DA_CARGA } from '../../lib/carga.ts';
import { gravarTentativas } from '../../lib/tentativas-do-safari.ts';
import { ErroDaAplicacao, TelaDoCodigoAusente } from './erro-da-pagina.tsx';

/** What a person reads, piece by piece. */
async function textos(no: ReactNode): Promise<string[]> {
  const { container } = await desenhar(no);
  const nos = document.createTreeWalker(container, NodeFilter.SHOW_TEXT, (texto) =>
    texto.parentElement?.closest('style') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const lidos: string[] = [];
  while (nos.nextNode()) lidos.push(nos.currentNode.textContent?.trim() ?? '');
  return lidos.filter((texto) => texto !== '');
}

const MAQUINA = { userAgent: 'Chrome/138', maxTouchPoints: 0 } as Navigator;
const IPHONE = {
  userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605 Version/18.5 Mobile/15E148 Safari/604.1',
  maxTouchPoints: 5,
} as Navigator;

describe("'Erro de Carregamento'", () => {
  it('reloads, clears the cache and reloads, and gives three tips', async () => {
    expect(await textos(<TelaDoCodigoAusente aparelho={MAQUINA} />)).toEqual([
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

  it('has nothing axe complains of', async () => {
    await desenhar(
      <main>
        <TelaDoCodigoAusente aparelho={MAQUINA} />
      </main>,
    );
    await semViolacoes();
  });
});

describe("'Problema de Carregamento' of iOS Safari", () => {
  it.each([
    [{ tentativas: 0, limpou: false }, 'Tentar novamente (1/3)'],
    [{ tentativas: 2, limpou: false }, 'Tentar novamente (3/3)'],
    [{ tentativas: 3, limpou: false }, 'Limpar cache e recarregar'],
    [{ tentativas: 3, limpou: true }, 'Abrir ajustes do navegador'],
  ])('after %j offers %s', async (feitas, botao) => {
    gravarTentativas(feitas);
    const tela = await textos(<TelaDoCodigoAusente aparelho={IPHONE} />);
    expect([tela[0], tela.at(-1)]).toEqual(['Problema de Carregamento', botao]);
  });
});

describe('what broke', () => {
  const erro = new TypeError('x is undefined');

  it("a part of a page: 'Erro ao carregar componente', a reload and the details", async () => {
    const lidos = await textos(<ErroDoComponente erro={erro} />);
    expect(lidos).toContain('Erro ao carregar componente');
    expect(lidos.slice(-3)).toEqual([
      'Recarregar página',
      'Detalhes do erro',
      'TypeError: x is undefined',
    ]);
  });

  it("everything: 'Erro na aplicação', and the way to draw it again", async () => {
    const lidos = await textos(<ErroDaAplicacao erro={erro} tentar={vi.fn()} />);
    expect(lidos[0]).toBe('Erro na aplicação');
    expect(lidos).toContain('Tentar novamente');
    expect(lidos).toContain('Recarregar Página');
  });

  const Quebrada = ({ motivo }: { motivo: unknown }) => {
    throw motivo;
  };

  it.each([
    ['an error', erro, 'quebrou: TypeError: x is undefined'],
    ['a word', 'tudo', 'quebrou: tudo'],
    ['nothing at all', undefined, 'quebrou: undefined'],
  ])(
    'a boundary keeps what broke, be it %s, and can draw it its own way',
    async (_, motivo, dito) => {
      permitir(/^(Uncaught .*)?(TypeError: x is undefined|x is undefined|tudo|undefined)/);
      await desenhar(
        <LimiteDeErro desenhar={(e) => `quebrou: ${e}`}>
          <Quebrada motivo={motivo} />
        </LimiteDeErro>,
      );
      await expect.element(page.getByText(dito)).toBeVisible();
    },
  );

  it('a boundary in which nothing broke is not there', async () => {
    expect(await textos(<LimiteDeErro>inteiro</LimiteDeErro>)).toEqual(['inteiro']);
  });
});

it('the loading overlay says its message', async () => {
  await desenhar(<Sobreposicao mensagem={MENSAGEM_DA_CARGA} saindo={false} />);
  await expect.element(page.getByText('Carregando...', { exact: true })).toBeInTheDocument();
});
