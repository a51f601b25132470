import { cadastroDeUsuariosEndpoints } from '@dominio/contrato/usuarios-cadastro';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { montarApp } from '../../../test/build-app.ts';
import { cenaDosUsuarios } from '../../../test/colegas.apoio.ts';
import { cruzar } from '../../../test/corridas.ts';
import { criarColega } from '../../../test/factories/colegas.ts';
import { auditoriaEventos } from '../../platform/auditoria/auditoria.tables.ts';
import { usuarios } from '../usuarios/usuarios.tables.ts';
import { contatos } from './contatos.tables.ts';

const app = await montarApp();
const { banco, chamar, administrador } = app;
const { token } = await administrador();
const cena = () => cenaDosUsuarios(app);
const lerContato = async (id: number) =>
  (await banco.select().from(contatos).where(eq(contatos.id, id)))[0];

describe('the roles of somebody', () => {
  test('whom the firm moved here are of a contact here; the one of the other client has no access', async () => {
    const [antes, { cliente, papeis }] = [await cena(), await cena()];
    const { id, contato_id } = antes.lia;
    const { status } = await chamar(token, cadastroDeUsuariosEndpoints.atualizar, {
      params: { id },
      body: { client_id: cliente.id, versao: 1 },
    });
    expect(status).toBe(200);
    const feita = await papeis(id, ['rh']);
    expect(feita.status).toBe(200);
    expect(feita.corpo.usuarios.find((um) => um.id === id)?.papeis).toEqual(['rh']);
    expect(await lerContato(contato_id)).toMatchObject({
      usuario_id: null,
      papeis: ['financeiro'],
    });
    const linhas = await banco
      .select()
      .from(auditoriaEventos)
      .where(eq(auditoriaEventos.cliente_id, antes.cliente.id));
    expect(linhas).toContainEqual(
      expect.objectContaining({ acao: 'contato.acesso_retirado', objeto_id: contato_id }),
    );
  });

  test('are those that the firm gave meanwhile, which a partner is asked to take', async () => {
    const { lia, papeis } = await cena();
    const { corpo } = await cruzar(banco, {
      segura: (outra) =>
        outra.query('select 1 from contatos where id = $1 for update', [lia.contato_id]),
      chamada: () => papeis(lia.id, ['rh']),
      depois: (outra) =>
        outra.query(`update contatos set papeis = '{aprovador}' where id = $1`, [lia.contato_id]),
    });
    expect(corpo.aguardando).toBe(true);
    expect((await lerContato(lia.contato_id))?.papeis).toEqual(['aprovador']);
  });
});

describe('of more people than the list tells', () => {
  const muitos = async (clienteId: number) => {
    for (let n = 0; n < 200; n += 1) await criarColega(banco, clienteId, [], { nome: 'Abel' });
  };

  test('the last by name is still an administrator who is left, and a partner who confirms', async () => {
    const { cliente, ana, rui, pessoa, papeis } = await cena();
    await pessoa('Zuleica', ['administrador_cliente']);
    await pessoa('Zeca', ['socio']);
    await muitos(cliente.id);
    await banco.update(usuarios).set({ situacao: 'suspenso' }).where(eq(usuarios.id, rui.id));
    const pedida = await papeis(ana.id, []);
    expect([pedida.status, pedida.corpo?.aguardando]).toEqual([200, true]);
  });
});
