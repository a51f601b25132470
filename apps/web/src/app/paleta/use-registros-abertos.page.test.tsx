import type { Permissao } from '@dominio/contrato/permissoes-catalogo';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { desenhar } from '../../../test/pagina/desenhar.tsx';
import { umContrato } from '../../../test/pagina/registros/contrato.ts';
import { umaPessoa } from '../../../test/pagina/registros/pessoa.ts';
import { umUsuario } from '../../../test/pagina/registros/usuario.ts';
import { contratos } from '../../features/contratos/contratos.queries.ts';
import { usuarios } from '../../features/usuarios/usuarios.queries.ts';
import { ProvedorDePermissoes } from '../../lib/permissoes.tsx';
import { useSessao } from '../../lib/sessao.ts';
import { useRegistrosAbertos } from './use-registros-abertos.ts';

const sessao = useSessao.getState();
afterEach(() => useSessao.setState(sessao));

const Lista = () =>
  useRegistrosAbertos().map(({ titulo, itens }) => (
    <ul key={titulo} aria-label={titulo}>
      {itens.map(({ id, rotulo }) => (
        <li key={id}>{rotulo}</li>
      ))}
    </ul>
  ));

/** What is offered at an address, over what its page has read. */
async function oferecido(
  endereco: string,
  [chave, lido]: readonly [readonly unknown[], object],
  permissoes: readonly Permissao[],
) {
  const consultas = new QueryClient();
  consultas.setQueryData(chave, lido);
  useSessao.setState({ permissoes: umaPessoa({ permissoes }).permissoes });
  await desenhar(
    <QueryClientProvider client={consultas}>
      <MemoryRouter initialEntries={[endereco]}>
        <ProvedorDePermissoes>
          <Lista />
        </ProvedorDePermissoes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const lista = page.getByRole('list').first();
  const nome = lista.elements()[0]?.getAttribute('aria-label');
  return [
    nome,
    ...page
      .getByRole('listitem')
      .elements()
      .map((um) => um.textContent),
  ];
}

const CONTRATO = umContrato({ id: 71, cliente_id: 41, cliente_nome: 'Padaria Aurora' });

it('with an open contract: to edit it, and what may be done with its client', async () => {
  expect(
    await oferecido(
      '/contratos?contrato=71',
      [contratos.chaves.um(71), CONTRATO],
      [
        'contratos:visualizar',
        'contratos:editar',
        'contratos:criar',
        'clientes:visualizar',
        'agenda:visualizar',
        'agenda:criar',
      ],
    ),
  ).toEqual([
    'Contrato 2026-0071',
    'Editar o contrato 2026-0071',
    'Novo agendamento com Padaria Aurora',
    'Abrir Padaria Aurora',
    'Agenda de Padaria Aurora',
    'Novo contrato para Padaria Aurora',
  ]);
});

it('with an open contract: only what one may', async () => {
  const lido = [contratos.chaves.um(71), CONTRATO] as const;
  expect(
    await oferecido('/contratos?contrato=71', lido, ['contratos:visualizar', 'agenda:criar']),
  ).toEqual(['Contrato 2026-0071']);
});

it('with an open contract: to edit it while it may still be edited', async () => {
  const encerrado = { ...CONTRATO, status_contrato: 'ENCERRADO' as const };
  const lido = [contratos.chaves.um(71), encerrado] as const;
  expect(
    await oferecido('/contratos?contrato=71', lido, ['contratos:visualizar', 'contratos:editar']),
  ).toEqual(['Contrato 2026-0071']);
});

it('with an open contract: nothing that leads to a page which one may not open', async () => {
  const lido = [contratos.chaves.um(71), CONTRATO] as const;
  const permissoes = ['contratos:criar', 'clientes:visualizar', 'agenda:criar'] as const;
  expect(await oferecido('/contratos?contrato=71', lido, permissoes)).toEqual([
    'Contrato 2026-0071',
    'Abrir Padaria Aurora',
  ]);
});

it('with an open person: their agenda, clients and permissions', async () => {
  const pessoa = umUsuario({ id: 22, nome: 'Patrícia Amaral' });
  const lida = [usuarios.chaves.um(22), pessoa] as const;
  expect(await oferecido('/gerenciar-usuarios?usuario=22', lida, ['agenda:visualizar'])).toEqual([
    'Patrícia Amaral',
    'Agenda de Patrícia Amaral',
    'Clientes de Patrícia Amaral',
    'Permissões de Patrícia Amaral',
  ]);
});

it('nothing with a record that was read before and is open no longer', async () => {
  const lido = [contratos.chaves.um(71), CONTRATO] as const;
  expect(await oferecido('/contratos', lido, ['contratos:editar'])).toEqual([undefined]);
});
