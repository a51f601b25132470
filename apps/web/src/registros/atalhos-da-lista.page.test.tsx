import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { desenhar } from '../../test/pagina/desenhar.tsx';
import type { ColunaDaTabela } from '../components/tabela/colunas.ts';
import type { EstadoDaTabela } from '../components/tabela/estado.ts';
import { contem, NENHUMA } from '../components/tabela/selecao.ts';
import { Tabela } from '../components/tabela/tabela.tsx';
import { ouvirTeclas } from '../lib/atalhos/ouvir-teclas.ts';
import { gruposDeAtalhos } from '../lib/atalhos/registro.ts';
import { useAtalhosDaLista } from './use-atalhos-da-lista.ts';

interface Linha {
  id: number;
  nome: string;
  obs: string | null;
}

const LINHAS: readonly Linha[] = ['Ana', 'Bia', 'Caio', 'Davi'].map((nome, i) => ({
  id: i + 1,
  nome,
  obs: null,
}));
const COLUNAS: readonly ColunaDaTabela<Linha>[] = [
  { id: 'nome', titulo: 'Nome', valor: ({ nome }) => nome, principal: true },
  { id: 'obs', titulo: 'Observação', valor: ({ obs }) => obs },
];
const ESTADO: EstadoDaTabela = { pagina: 1, ordem: null, colunas: null, densidade: null };

function Lista({ colunas = null }: { colunas?: string[] | null }) {
  const [aberta, setAberta] = useState<number | null>(null);
  const [selecao, setSelecao] = useState(NENHUMA);
  const algo = LINHAS.some(({ id }) => contem(selecao, id));
  const comandos = useAtalhosDaLista(true, algo && (() => setSelecao(NENHUMA)));
  return (
    <>
      <button type="button" onClick={() => setAberta(null)}>
        Fechar
      </button>
      <p>Aberta: {aberta ?? 'nenhuma'}</p>
      <p>
        Escolhidas:{' '}
        {LINHAS.filter(({ id }) => contem(selecao, id))
          .map(({ id }) => id)
          .join() || 0}
      </p>
      <Tabela
        rotulo="Pessoas"
        oQue="as pessoas"
        colunas={COLUNAS}
        id={({ id }) => id}
        estado={{ ...ESTADO, colunas }}
        aoMudar={() => {}}
        compacto={false}
        atual={aberta}
        aoLado={aberta}
        comandos={comandos}
        aoAbrir={({ id }) => setAberta(id)}
        dados={{ linhas: LINHAS, total: LINHAS.length, porPagina: 50 }}
        vazio={null}
        selecao={{ valor: selecao, aoMudar: setSelecao, acoes: null }}
      />
    </>
  );
}

const linha = (nome: string) => page.getByRole('row').filter({ hasText: nome });
const aberta = (qual: string) => expect.element(page.getByText(`Aberta: ${qual}`)).toBeVisible();
const escolhidas = (quais: string) =>
  expect.element(page.getByText(`Escolhidas: ${quais}`)).toBeVisible();

describe('the keys of a list', () => {
  let calar: () => void;
  beforeEach(async () => {
    calar = ouvirTeclas();
    await desenhar(<Lista />);
    await expect.element(linha('Davi')).toBeVisible();
  });
  afterEach(() => calar());

  it('j comes to the rows and goes on, k goes back, Enter opens', async () => {
    await userEvent.keyboard('j');
    await expect.element(linha('Ana')).toHaveFocus();
    await userEvent.keyboard('jj');
    await expect.element(linha('Caio')).toHaveFocus();
    await userEvent.keyboard('k');
    await expect.element(linha('Bia')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await aberta('2');
  });

  it('j opens the next record where one is open at the side, and the last has none', async () => {
    await linha('Caio').click();
    await page.getByText('Aberta: 3').click();
    await userEvent.keyboard('j');
    await aberta('4');
    await userEvent.keyboard('j');
    await aberta('4');
    await userEvent.keyboard('k');
    await aberta('3');
  });

  it('x chooses the row with the focus, and no longer', async () => {
    await userEvent.keyboard('jjx');
    await escolhidas('2');
    await userEvent.keyboard('jx');
    await escolhidas('2,3');
    await userEvent.keyboard('x');
    await escolhidas('2');
  });

  it('Escape ends the choice, and is listed while there is one', async () => {
    const listadas = () => gruposDeAtalhos()[0]?.atalhos.flatMap(({ teclas }) => teclas);
    await userEvent.keyboard('jx');
    await escolhidas('1');
    expect(listadas()).toContain('Esc');
    await userEvent.keyboard('{Escape}');
    await escolhidas('0');
    expect(listadas()).not.toContain('Esc');
  });

  it('are listed', () => {
    const [lista] = gruposDeAtalhos();
    expect(lista?.titulo).toBe('Lista');
    expect(lista?.atalhos.flatMap(({ teclas }) => teclas)).toEqual([
      'j',
      '↓',
      'k',
      '↑',
      'Enter',
      'x',
    ]);
  });

  it('Shift with a click chooses all rows since the one that was touched, and opens none', async () => {
    await linha('Ana').click();
    await aberta('1');
    await linha('Caio').click({ modifiers: ['Shift'] });
    await escolhidas('1,2,3');
    await aberta('1');
  });
});

describe('a column without a value in any row', () => {
  const titulo = page.getByRole('columnheader', { name: 'Observação' });

  it('is not shown', async () => {
    await desenhar(<Lista />);
    await expect.element(linha('Davi')).toBeVisible();
    await expect.element(titulo).not.toBeInTheDocument();
  });

  it('is shown to who chose it', async () => {
    await desenhar(<Lista colunas={['nome', 'obs']} />);
    await expect.element(titulo).toBeVisible();
  });
});

it('a table is as high as its rows', async () => {
  await desenhar(
    <div style={{ display: 'flex', flexDirection: 'column', height: 700 }}>
      <Lista />
    </div>,
  );
  await expect.element(linha('Davi')).toBeVisible();
  const fim = linha('Davi').element().getBoundingClientRect().bottom;
  const moldura = page.getByRole('grid').element().getBoundingClientRect().bottom;
  expect(moldura - fim).toBeLessThan(40);
  await expect.element(page.getByText(/ de 4$/)).not.toBeInTheDocument();
});
