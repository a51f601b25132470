import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { desenhar } from '../../../test/pagina/desenhar.tsx';
import { FiltrosEmPilulas } from './filtros-em-pilulas.tsx';
import { PilulaDeFiltro } from './pilula-de-filtro.tsx';

const CORES = ['Azul', 'Verde'];

function Filtro({ nome }: { nome: string }) {
  const [valor, setValor] = useState('');
  return (
    <PilulaDeFiltro
      nome={nome}
      frase={valor || 'todos'}
      ativo={valor !== ''}
      opcoes={['', ...CORES].map((um) => ({ valor: um, rotulo: um || 'Todos' }))}
      escolhidos={[valor]}
      aoEscolher={setValor}
      aoTirar={() => setValor('')}
    />
  );
}

function FiltroDeVarias() {
  const [escolhidas, setEscolhidas] = useState<string[]>([]);
  return (
    <PilulaDeFiltro
      nome="Cores"
      frase={escolhidas.join(', ') || 'todas'}
      ativo={escolhidas.length > 0}
      varios
      opcoes={CORES.map((um) => ({ valor: um, rotulo: um }))}
      escolhidos={escolhidas}
      aoEscolher={(cor) =>
        setEscolhidas(
          escolhidas.includes(cor)
            ? escolhidas.filter((outra) => outra !== cor)
            : [...escolhidas, cor],
        )
      }
    />
  );
}

const adicionar = page.getByRole('button', { name: 'Adicionar filtro' });
/** The filters that wait behind the button. */
const atras = page.getByRole('listbox', { name: 'Filtros' }).getByRole('option');
const pilula = (nome: string) => page.getByRole('button', { name: nome, exact: true });
const pedir = async (nome: string) => {
  await adicionar.click();
  await page.getByRole('option', { name: nome }).click();
};

describe('filters of a list', () => {
  beforeEach(async () => {
    await desenhar(
      <FiltrosEmPilulas>
        <Filtro nome="Cor" />
        <Filtro nome="Forma" />
      </FiltrosEmPilulas>,
    );
  });

  it('wait behind one button, in their order', async () => {
    await expect.element(pilula('Cor: todos')).not.toBeInTheDocument();
    await adicionar.click();
    await expect.element(atras.first()).toHaveTextContent('Cor');
    await expect.element(atras.last()).toHaveTextContent('Forma');
  });

  it('are opened as they are asked for, and stand with what was chosen', async () => {
    await pedir('Forma');
    await page.getByRole('option', { name: 'Azul' }).click();
    await expect.element(pilula('Forma: Azul')).toHaveFocus();
    await adicionar.click();
    await expect.element(atras).toHaveTextContent('Cor');
  });

  it('are chosen by the keys alone', async () => {
    adicionar.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(adicionar).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect
      .element(page.getByRole('option', { name: 'Cor' }))
      .toHaveAttribute('data-combobox-selected');
    await userEvent.keyboard('{Enter}');
    await expect.element(pilula('Cor: todos')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(pilula('Cor: Azul')).toHaveFocus();
  });

  it('go back behind the button when nothing is chosen, with the focus', async () => {
    await pedir('Cor');
    await expect.element(pilula('Cor: todos')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(pilula('Cor: todos')).not.toBeInTheDocument();
    await expect.element(adicionar).toHaveFocus();
  });

  it('are taken away by the button beside them, and the focus is not lost', async () => {
    await pedir('Cor');
    await page.getByRole('option', { name: 'Verde' }).click();
    await page.getByRole('button', { name: 'Tirar o filtro Cor' }).click();
    await expect.element(pilula('Cor: Verde')).not.toBeInTheDocument();
    await expect.element(adicionar).toHaveFocus();
  });
});

it('a filter of several keeps its list as the last choice is taken away, and goes as it closes', async () => {
  await desenhar(
    <FiltrosEmPilulas>
      <FiltroDeVarias />
      <Filtro nome="Forma" />
    </FiltrosEmPilulas>,
  );
  await pedir('Cores');
  const azul = page.getByRole('option', { name: 'Azul' });
  await azul.click();
  await expect.element(pilula('Cores: Azul')).toBeVisible();
  await azul.click();
  await expect.element(pilula('Cores: todas')).toBeVisible();
  await page.getByRole('option', { name: 'Verde' }).click();
  await expect.element(pilula('Cores: Verde')).toBeVisible();
  await page.getByRole('option', { name: 'Verde' }).click();
  await expect.element(pilula('Cores: todas')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(pilula('Cores: todas')).not.toBeInTheDocument();
  await expect.element(adicionar).toHaveFocus();
});

it('a filter that is the only one is opened without a menu between', async () => {
  await desenhar(
    <FiltrosEmPilulas>
      <Filtro nome="Cor" />
    </FiltrosEmPilulas>,
  );
  await adicionar.click();
  await page.getByRole('option', { name: 'Azul' }).click();
  await expect.element(pilula('Cor: Azul')).toBeVisible();
  await expect.element(adicionar).not.toBeInTheDocument();
});
