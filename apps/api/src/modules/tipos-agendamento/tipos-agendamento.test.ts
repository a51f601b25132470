import { COR_PADRAO, tiposAgendamentoEndpoints as e } from '@dominio/contrato/tipos-agendamento';
import { expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { criarTipo } from '../../../test/factories/agendamentos.ts';
import { criarUsuarioDeCliente } from '../../../test/factories/usuarios.ts';

const { banco, entrar, chamar, pessoa } = await montarApp();

test('types are listed in Portuguese order of name, inactive ones only where all are asked for', async () => {
  const { token } = await pessoa();
  await criarTipo(banco, { nome: 'Visita', icone: 'map-pin', cor: '#28a745' });
  await criarTipo(banco, { nome: 'Água e café', icone: 'coffee', bloqueia_agenda: false });
  await criarTipo(banco, { nome: 'Antigo', ativo: false });
  const todos = (await chamar(token, e.listar)).corpo;
  expect(todos.tipos.map(({ nome }) => nome)).toEqual(['Água e café', 'Antigo', 'Visita']);
  expect(todos.total).toBe(3);
  const ativos = (await chamar(token, e.ativos)).corpo;
  expect(ativos).toMatchObject({
    total: 2,
    tipos: [
      {
        name: 'Água e café',
        nome: 'Água e café',
        icon: 'coffee',
        cor: COR_PADRAO,
        duracao_padrao_min: 60,
        bloqueia_agenda: false,
        ativo: true,
      },
      { name: 'Visita', icon: 'map-pin', cor: '#28a745', bloqueia_agenda: true },
    ],
  });
});

test('a client’s person gets no types', async () => {
  const token = await entrar((await criarUsuarioDeCliente(banco)).id);
  expect((await chamar(token, e.listar)).status).toBe(403);
});
