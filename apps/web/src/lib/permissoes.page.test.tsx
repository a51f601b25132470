import { SEM_PERMISSOES } from '@dominio/contrato/permissoes';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { desenhar } from '../../test/pagina/desenhar.tsx';
import { umaPessoa } from '../../test/pagina/registros/pessoa.ts';
import { permitir } from '../../test/pagina/vigia.ts';
import { BotaoPermitido } from './botao-permitido.tsx';
import {
  type PedidoDePermissao,
  Permitido,
  ProvedorDePermissoes,
  usePode,
  usePossui,
} from './permissoes.tsx';
import { type Sessao, useSessao } from './sessao.ts';

/** What somebody reads of this while the session is so. */
async function ler(no: ReactNode, sessao: Partial<Sessao> = {}): Promise<string> {
  useSessao.setState(sessao);
  const { container } = await desenhar(<ProvedorDePermissoes>{no}</ProvedorDePermissoes>);
  return container.innerText;
}

beforeEach(() => {
  useSessao.setState({
    estado: 'carregadas',
    permissoes: { ...SEM_PERMISSOES, permissions: { agenda: ['visualizar', 'criar'], rh: [] } },
  });
});

describe('what the session holds, and so may give', () => {
  const Possui = ({ modulo, acao }: { modulo: string; acao: string }) =>
    String(usePossui()({ modulo, acao }));
  const { usuario: administrador } = umaPessoa();
  const { usuario: gestor } = umaPessoa({ grupo: 'gestor' });

  it('an administrator has even a permission that was added a moment ago', async () => {
    const novidade = <Possui modulo="novidades" acao="publicar" />;
    expect(await ler(novidade, { usuario: administrador })).toBe('true');
    expect(await ler(novidade, { usuario: gestor })).toBe('false');
  });

  it('anybody else has what the permissions say', async () => {
    const sessao = { usuario: gestor };
    expect(await ler(<Possui modulo="agenda" acao="criar" />, sessao)).toBe('true');
    expect(await ler(<Possui modulo="agenda" acao="excluir" />, sessao)).toBe('false');
  });
});

describe('AD-05 AD-17 inside the provider', () => {
  it('shows its fallback while permissions are read, whatever is held', async () => {
    const porta = (
      <Permitido permissao="agenda:criar" fallback="um momento">
        novo
      </Permitido>
    );
    expect(await ler(porta, { estado: 'carregando' })).toBe('um momento');
    expect(await ler(porta, { estado: 'carregadas' })).toBe('novo');
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
    async (_, tem, falta) => {
      const porta = (pedido: PedidoDePermissao) =>
        ler(
          <Permitido {...pedido} fallback="não">
            sim
          </Permitido>,
        );
      expect([await porta(tem), await porta(falta)]).toEqual(['sim', 'não']);
      const botao = (pede: PedidoDePermissao) =>
        ler(
          <BotaoPermitido pede={pede} fallback="não">
            Fazer
          </BotaoPermitido>,
        );
      expect([await botao(tem), await botao(falta)]).toEqual(['Fazer', 'não']);
    },
  );

  it('shows what is granted and the fallback, or nothing, for what is not', async () => {
    expect(await ler(<Permitido permissao="agenda:criar">novo</Permitido>)).toBe('novo');
    expect(await ler(<Permitido permissao="agenda:excluir">apagar</Permitido>)).toBe('');
    expect(
      await ler(
        <Permitido modulo="rh" fallback="nada">
          pessoas
        </Permitido>,
      ),
    ).toBe('nada');
  });
});

it('names the provider to a developer who forgot it', async () => {
  permitir(/<ProvedorDePermissoes>/);
  const Solto = () => String(usePode('agenda:visualizar'));
  await expect(desenhar(<Solto />)).rejects.toThrow('<ProvedorDePermissoes>');
});
