import { SEM_PERMISSOES } from '@dominio/contrato/permissoes';
import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { montarNavegador } from '../../test/navegador-falso.ts';
import { BotaoPermitido } from './botao-permitido.tsx';
import {
  concedido,
  type PedidoDePermissao,
  Permitido,
  ProvedorDePermissoes,
  usePode,
  usePossui,
} from './permissoes.tsx';
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

describe('what the session holds, and so may give', () => {
  const Possui = ({ modulo, acao }: { modulo: string; acao: string }) =>
    String(usePossui()({ modulo, acao }));
  const desenhar = (grupo_id: number, no: React.ReactNode) => {
    Object.assign(useSessao.getInitialState(), { usuario: { grupo_id } });
    return renderToStaticMarkup(<ProvedorDePermissoes>{no}</ProvedorDePermissoes>);
  };

  it('an administrator has even a permission that was added a moment ago', () => {
    expect(desenhar(1, <Possui modulo="novidades" acao="publicar" />)).toBe('true');
    expect(desenhar(3, <Possui modulo="novidades" acao="publicar" />)).toBe('false');
  });

  it('anybody else has what the permissions say', () => {
    expect(desenhar(3, <Possui modulo="agenda" acao="criar" />)).toBe('true');
    expect(desenhar(3, <Possui modulo="agenda" acao="excluir" />)).toBe('false');
  });
});

describe('AD-05 AD-17 inside the provider', () => {
  const desenhar = (no: React.ReactNode) =>
    renderToStaticMarkup(<ProvedorDePermissoes>{no}</ProvedorDePermissoes>);

  it('shows its fallback while permissions are read, whatever is held', () => {
    Object.assign(useSessao.getInitialState(), { estado: 'carregando' });
    const porta = (
      <Permitido permissao="agenda:criar" fallback="um momento">
        novo
      </Permitido>
    );
    expect(desenhar(porta)).toBe('um momento');
    Object.assign(useSessao.getInitialState(), { estado: 'carregadas' });
    expect(desenhar(porta)).toBe('novo');
  });

  it.each([
    ['one permission', { permissao: 'agenda:criar' }, { permissao: 'agenda:excluir' }],
    ['a bare action', { permissao: 'criar' }, { permissao: 'aprovar' }],
    ['a module, to look at it', { modulo: 'agenda' }, { modulo: 'rh' }],
    [
      'a module and an action',
      { modulo: 'agenda', acao: 'criar' },
      { modulo: 'rh', acao: 'criar' },
    ],
    [
      'all of a list',
      { todas: ['agenda:criar', 'agenda:visualizar'] },
      { todas: ['agenda:criar', 'rh:visualizar'] },
    ],
    [
      'any of a list',
      { alguma: ['rh:visualizar', 'agenda:criar'] },
      { alguma: ['rh:visualizar', 'rh:editar'] },
    ],
  ] satisfies [string, PedidoDePermissao, PedidoDePermissao][])(
    'AD-17 the gate and the gated button ask for %s',
    (_, tem, falta) => {
      const porta = (pedido: PedidoDePermissao) =>
        desenhar(
          <Permitido {...pedido} fallback="não">
            sim
          </Permitido>,
        );
      expect([porta(tem), porta(falta)]).toEqual(['sim', 'não']);
      const botao = (pede: PedidoDePermissao) =>
        desenhar(
          <MantineProvider>
            <BotaoPermitido pede={pede} fallback={<i>não</i>}>
              Fazer
            </BotaoPermitido>
          </MantineProvider>,
        );
      expect(botao(tem)).toContain('Fazer</span>');
      expect(botao(falta)).toContain('<i>não</i>');
      expect(botao(falta)).not.toContain('<button');
    },
  );

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
