import { SEM_PERMISSOES } from '@dominio/contrato/permissoes';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { montarNavegador } from '../../test/navegador-falso.ts';
import { concedido, Permitido, ProvedorDePermissoes, usePode } from './permissoes.tsx';
import { useSessao } from './sessao.ts';

beforeEach(() => {
  montarNavegador();
  // What is drawn to text reads the state the store began with.
  Object.assign(useSessao.getInitialState(), {
    permissoes: { ...SEM_PERMISSOES, permissions: { agenda: ['visualizar', 'criar'], rh: [] } },
  });
});

describe('concedido', () => {
  const { permissoes } = { permissoes: { agenda: ['visualizar', 'criar'], rh: ['editar'] } };
  const mapa = { ...SEM_PERMISSOES, permissions: permissoes };

  it.each([
    [{ permissao: 'agenda:criar' }, true],
    [{ permissao: 'agenda:excluir' }, false],
    [{ permissao: 'criar' }, true],
    [{ permissao: 'agenda' }, false],
    [{ permissao: 'financeiro:visualizar' }, false],
    [{ modulo: 'agenda' }, true],
    [{ modulo: 'rh' }, false],
    [{ modulo: 'rh', acao: 'editar' }, true],
    [{ todas: ['agenda:criar', 'rh:editar'] }, true],
    [{ todas: ['agenda:criar', 'rh:visualizar'] }, false],
    [{ alguma: ['financeiro:editar', 'rh:editar'] }, true],
    [{ alguma: [] }, false],
  ])('%j is %s', (pedido, esperado) => expect(concedido(mapa, pedido)).toBe(esperado));
});

describe('inside the provider', () => {
  const desenhar = (no: React.ReactNode) =>
    renderToStaticMarkup(<ProvedorDePermissoes>{no}</ProvedorDePermissoes>);

  it('shows what is granted and the fallback for what is not', () => {
    expect(desenhar(<Permitido permissao="agenda:criar">novo</Permitido>)).toBe('novo');
    expect(desenhar(<Permitido permissao="agenda:excluir">apagar</Permitido>)).toBe('');
    expect(
      desenhar(
        <Permitido modulo="rh" fallback="nada">
          pessoas
        </Permitido>,
      ),
    ).toBe('nada');
  });
});

it('names the provider to a developer who forgot it', () => {
  const Solto = () => String(usePode('agenda:visualizar'));
  expect(() => renderToStaticMarkup(<Solto />)).toThrow('<ProvedorDePermissoes>');
});
