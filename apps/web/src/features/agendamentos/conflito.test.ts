import { describe, expect, it, vi } from 'vitest';
import { ErroDaApi } from '../../lib/erro-da-api.ts';
import { conflitosDe, participantesOcupados, resolverConflitos } from './conflito.ts';

const horario = {
  data_hora_inicio: '2026-11-18T12:00:00.000Z',
  data_hora_termino: '2026-11-18T13:00:00.000Z',
};
const conflito = {
  ...horario,
  agendamento_id: 3,
  titulo: 'Ocupado',
  tipo: 'participante' as const,
  participantes: [{ id: 2, nome: 'Rafael Lima' }],
};
const recusa = () =>
  new ErroDaApi({
    status: 409,
    codigo: 'CONFLITO_DE_HORARIO',
    detail: 'Há conflito de horário.',
    corpo: { tem_conflito: true, conflitos: [conflito], avisos: [], sugestoes: [horario] },
  });

describe('resolverConflitos', () => {
  it('does not ask when the first attempt is accepted', async () => {
    const perguntar = vi.fn();
    expect(await resolverConflitos(async () => 'feito', perguntar)).toBe('feito');
    expect(perguntar).not.toHaveBeenCalled();
  });

  it('tries the chosen alternative, and asks again when that is refused too', async () => {
    const enviar = vi
      .fn()
      .mockRejectedValueOnce(recusa())
      .mockRejectedValueOnce(recusa())
      .mockResolvedValue('feito');
    const respostas = [{ horario }, { confirmar_conflito: true as const }];
    const perguntar = vi.fn(async () => respostas.shift());
    expect(await resolverConflitos(enviar, perguntar)).toBe('feito');
    expect(enviar.mock.calls).toEqual([[{}], [{ horario }], [{ confirmar_conflito: true }]]);
    expect(perguntar).toHaveBeenCalledTimes(2);
  });

  it('sends nothing more when the person gives up', async () => {
    const enviar = vi.fn().mockRejectedValue(recusa());
    expect(await resolverConflitos(enviar, async () => undefined)).toBeUndefined();
    expect(enviar).toHaveBeenCalledTimes(1);
  });

  it('throws every other failure unchanged', async () => {
    const erro = new ErroDaApi({ status: 422, codigo: 'DADOS_INVALIDOS', detail: 'Corrija.' });
    await expect(
      resolverConflitos(
        () => Promise.reject(erro),
        async () => ({}),
      ),
    ).rejects.toBe(erro);
  });
});

describe('conflitosDe', () => {
  it('reads conflicts and alternatives from a refusal, and nothing from other failures', () => {
    expect(conflitosDe(recusa())).toEqual({ conflitos: [conflito], sugestoes: [horario] });
    expect(conflitosDe(new Error('rede'))).toBeUndefined();
  });
});

describe('participantesOcupados', () => {
  it('lists each busy person once, with all their conflicts', () => {
    const outro = {
      ...conflito,
      agendamento_id: 4,
      participantes: [{ id: 2, nome: 'Rafael Lima' }],
    };
    expect(participantesOcupados([conflito, outro], 1)).toEqual([
      { id: 2, nome: 'Rafael Lima', conflitos: [conflito, outro] },
    ]);
  });

  it('calls the reader Você', () => {
    expect(participantesOcupados([conflito], 2)[0]?.nome).toBe('Você');
  });
});
