import { notificacoesConfiguracaoEndpoints as e } from '@dominio/contrato/notificacoes-configuracao';
import { expect, test } from 'vitest';
import { montarApp } from '../../../../test/build-app.ts';
import { criarUsuarioDeCliente } from '../../../../test/factories/usuarios.ts';
import { notificacoesRegras } from './preferencias.tables.ts';

const { banco, chamar, entrar } = await montarApp();

test('people of clients decide of what may reach them, and are asked of nothing of the staff’s', async () => {
  const { id } = await criarUsuarioDeCliente(banco);
  const token = await entrar(id);
  const params = { userId: id };
  const { configurations } = (await chamar(token, e.configuracoes, { params })).corpo;
  const tipos = configurations.map(({ event_type }) => event_type);
  expect(tipos).toEqual(
    expect.arrayContaining(['reuniao_lembrete', 'correcao_respondida', 'novo_acesso']),
  );
  expect(tipos).not.toContain('agendamento_lembrete');
  expect(tipos).not.toContain('vencimento_proximo');
  // Only the staff is sent to by hand.
  expect(tipos).not.toContain('sistema_aviso');
  const mudar = (eventType: string) =>
    chamar(token, e.configurar, {
      params: { ...params, eventType },
      body: { email_notification: false },
    });
  expect((await mudar('reuniao_lembrete')).corpo).toMatchObject({ email_notification: false });
  expect((await mudar('novo_acesso')).status).toBe(409);
  expect((await mudar('agendamento_lembrete')).status).toBe(404);
  // Of the firm's groups they read nothing, not even whether there is one.
  const regra = { event_type: 'reuniao_lembrete', email: true, grupos: [1] };
  await banco.insert(notificacoesRegras).values(regra);
  const comGrupos = await chamar(token, e.configurar, {
    params: { ...params, eventType: 'reuniao_lembrete' },
    body: { groups: [1, 999_999] },
  });
  expect(comGrupos.corpo).toMatchObject({ groups: [] });
});
