import { describe, expect, it } from 'vitest';
import { errosDosCampos } from '../../components/formulario/erros.ts';
import { agendamentoDeExemplo } from './agendamentos.exemplo.ts';
import {
  camposMudados,
  comEsquema,
  corpoDaEdicao,
  corpoNovo,
  mesclar,
  NOMES_DOS_CAMPOS,
  ORDEM_DOS_CAMPOS,
  type Valores,
  validar,
  valoresDe,
  valoresNovos,
} from './formulario.ts';

const EU = 1;
const agora = new Date('2026-11-18T12:10:00Z');
const rafael = { id: 2, nome: 'Rafael Lima', avatar_url: '/usuarios/2/avatar', tem_avatar: false };
const novos = (parcial: Partial<Valores> = {}): Valores => ({
  ...valoresNovos(agora, null, null),
  titulo: 'Kick-off',
  ...parcial,
});

it('the order of errors has every field of the form', () => {
  expect(ORDEM_DOS_CAMPOS.toSorted()).toEqual(Object.keys(novos()).toSorted());
});

describe('a new appointment', () => {
  it('starts at the next half hour, lasts an hour, and includes the person', () => {
    expect(valoresNovos(agora, null, null)).toMatchObject({
      data: '2026-11-18',
      inicio: '09:30',
      termino: '10:30',
      euParticipo: true,
      prioridade: 'NORMAL',
    });
  });

  it('is sent with instants and with all participants, the person first', () => {
    expect(corpoNovo(novos({ participantes: [rafael], tipo: '3' }), EU)).toMatchObject({
      data_hora_inicio: '2026-11-18T12:30:00.000Z',
      data_hora_termino: '2026-11-18T13:30:00.000Z',
      participantes: [1, 2],
      criador_participa: true,
      tipo_agendamento_id: 3,
      cliente_id: null,
    });
  });

  it('invites only the others when the person takes no part', () => {
    const corpo = corpoNovo(novos({ participantes: [rafael], euParticipo: false }), EU);
    expect(corpo).toMatchObject({ participantes: [2], criador_participa: false });
  });
});

describe('validar', () => {
  it('finds nothing wrong with a title, a time and a participant', () => {
    expect(validar(novos(), EU)).toEqual({});
  });

  it.each<[string, Partial<Valores>, object]>([
    ['no title', { titulo: '  ' }, { titulo: 'Informe o título do agendamento.' }],
    [
      'a long title',
      { titulo: 'x'.repeat(201) },
      { titulo: 'O título pode ter no máximo 200 caracteres.' },
    ],
    ['nobody in it', { euParticipo: false }, { participantes: 'Inclua ao menos um participante.' }],
    [
      'no length',
      { inicio: '09:00', termino: '09:00' },
      { termino: 'O término deve ser depois do início.' },
    ],
    ['no date', { data: '' }, { data: 'Informe uma data como 18/11/2026.' }],
    ['no hour', { inicio: '' }, { inicio: 'Informe uma hora como 09:30.' }],
    [
      'a link that is no address',
      { link_reuniao: 'javascript:alert(1)' },
      { link_reuniao: 'Informe um endereço que comece com https://.' },
    ],
  ])('names what is wrong with %s', (_titulo, parcial, esperado) => {
    expect(validar(novos(parcial), EU)).toEqual(esperado);
  });

  it('accepts an appointment that passes midnight', () => {
    expect(validar(novos({ inicio: '23:00', termino: '00:30' }), EU)).toEqual({});
    expect(validar(novos({ inicio: '20:00', termino: '08:00' }), EU)).toEqual({});
  });

  it('refuses an end before the start when the appointment would last more than 12 hours', () => {
    const erro = { termino: 'O término deve ser depois do início.' };
    expect(validar(novos({ inicio: '20:00', termino: '08:01' }), EU)).toEqual(erro);
    expect(validar(novos({ inicio: '10:00', termino: '09:00' }), EU)).toEqual(erro);
  });

  it('accepts the unchanged hours of an existing long appointment', () => {
    const longo = novos({ inicio: '10:00', termino: '09:00' });
    expect(validar({ ...longo, titulo: 'Outro' }, EU, longo)).toEqual({});
    expect(validar({ ...longo, data: '2026-11-19' }, EU, longo)).toEqual({});
    const umDia = novos({ inicio: '10:00', termino: '10:00' });
    expect(validar({ ...umDia, titulo: 'Outro' }, EU, umDia)).toEqual({});
    expect(validar({ ...umDia, data: '2026-11-19' }, EU, umDia)).toHaveProperty('termino');
  });
});

describe('an edit', () => {
  const quem = { eu: EU, criador: 1 };
  const base = valoresDe(
    agendamentoDeExemplo({ participantes: [{ ...rafael, resposta: 'aceito' }] }),
    EU,
  );

  it('sends only changed fields', () => {
    expect(corpoDaEdicao({ ...base, titulo: 'Outro' }, base, quem)).toEqual({ titulo: 'Outro' });
    expect(corpoDaEdicao(base, base, quem)).toEqual({});
  });

  it('sends an emptied field as empty', () => {
    expect(corpoDaEdicao({ ...base, local_reuniao: '', tipo: '' }, base, quem)).toEqual({
      local_reuniao: '',
      tipo_agendamento_id: null,
    });
  });

  it('sends with changed participants whether the creator is one of them', () => {
    expect(corpoDaEdicao({ ...base, euParticipo: true }, base, quem)).toEqual({
      participantes: [1, 2],
      criador_participa: true,
    });
    expect(
      corpoDaEdicao({ ...base, participantes: [] }, { ...base, euParticipo: true }, quem),
    ).toEqual({
      participantes: [],
      criador_participa: false,
    });
  });

  it('keeps the typed fields and takes the others as somebody else saved them', () => {
    const meus = { ...base, titulo: 'Meu título' };
    const deles = { ...base, titulo: 'Título deles', local_reuniao: 'Sala 5' };
    expect(mesclar(meus, base, deles)).toEqual({
      ...base,
      titulo: 'Meu título',
      local_reuniao: 'Sala 5',
    });
    expect(camposMudados(meus, base)).toEqual(['titulo']);
  });
});

describe('comEsquema', () => {
  it.each([
    ['meet.google.com/abc', 'https://meet.google.com/abc'],
    [' www.exemplo.com.br ', 'https://www.exemplo.com.br'],
    ['exemplo.com:8080/x?y=1', 'https://exemplo.com:8080/x?y=1'],
    ['https://exemplo.com', 'https://exemplo.com'],
    ['http://exemplo.com', 'http://exemplo.com'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['mailto:ana@exemplo.com', 'mailto:ana@exemplo.com'],
    ['sala', 'sala'],
    ['', ''],
  ])('reads "%s" as "%s"', (texto, esperado) => {
    expect(comEsquema(texto)).toBe(esperado);
  });

  it('is applied to the link that is sent', () => {
    const corpo = corpoNovo(novos({ link_reuniao: 'meet.google.com/abc' }), EU);
    expect(corpo.link_reuniao).toBe('https://meet.google.com/abc');
  });
});

describe('errosDosCampos', () => {
  it('puts the server’s errors at the form’s fields', () => {
    const { erros, gerais } = errosDosCampos(
      [
        { campo: 'participantes.1', mensagem: 'Participante não encontrado: 9.' },
        { campo: 'participantes.2', mensagem: 'Participante não encontrado: 10.' },
        { campo: 'data_hora_termino', mensagem: 'O término deve ser depois do início.' },
        { campo: '', mensagem: 'Corpo inválido.' },
      ],
      NOMES_DOS_CAMPOS,
    );
    expect(erros).toEqual({
      participantes: 'Participante não encontrado: 9.',
      termino: 'O término deve ser depois do início.',
    });
    expect(gerais).toEqual(['Corpo inválido.']);
  });
});
