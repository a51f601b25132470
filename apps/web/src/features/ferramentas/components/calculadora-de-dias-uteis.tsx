import type { DiasUteis } from '@dominio/contrato/ferramentas';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { somarDias } from '../../../components/calendario/dias.ts';
import { CampoData } from '../../../components/campos/campo-data.tsx';
import frases from '../../../components/ui/frases.module.css';
import { Segmentos } from '../../../components/ui/segmentos.tsx';
import { contar, formatarDia } from '../../../lib/formato.ts';
import { useHoje } from '../../../lib/use-hoje.ts';
import { useDiasUteis } from '../ferramentas.queries.ts';
import { Calculadora } from './calculadora.tsx';
import type { EscolhaDeCalendario } from './campos-do-calendario.tsx';
import classes from './ferramentas.module.css';

type Modo = 'contar' | 'somar' | 'mes';
const MODOS: readonly { value: Modo; label: string }[] = [
  { value: 'contar', label: 'Contar' },
  { value: 'somar', label: 'Somar' },
  { value: 'mes', label: 'Dia útil do mês' },
];

const diaPorExtenso = (data: string) =>
  `${formatarDia(data, 'diaDaSemana')} de ${data.slice(0, 4)}`;

/** The result as one sentence, for each question that can be asked. */
const frase = (modo: Modo, { no_periodo, ate }: DiasUteis) =>
  modo === 'contar' ? contar(no_periodo, 'dia útil', 'dias úteis') : diaPorExtenso(ate);

function Detalhes({ modo, dados }: { modo: Modo; dados: DiasUteis }) {
  const { de, ate, no_prazo, dias_corridos, ate_eh_util, adiado, feriados } = dados;
  return (
    <>
      {modo === 'contar' && (
        <p className={frases.dica}>
          De {formatarDia(de)} a {formatarDia(ate)}, contando os dois. Sem contar o primeiro:{' '}
          {no_prazo}. Corridos: {dias_corridos}.
        </p>
      )}
      {modo === 'somar' && !ate_eh_util && (
        <p className={frases.dica}>Não é dia útil. O próximo é {diaPorExtenso(adiado)}.</p>
      )}
      {feriados.length > 0 && (
        <ul className={classes.lista} aria-label="Feriados no período">
          {feriados.map(({ data, nome }) => (
            <li key={data + nome} className={classes.linha}>
              <span>{nome}</span>
              <time dateTime={data}>{formatarDia(data)}</time>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Counts business days between two dates, adds them to one, or finds one of a month. */
export function CalculadoraDeDiasUteis() {
  const hoje = useHoje();
  const [modo, setModo] = useState<Modo>('contar');
  const [calendario, setCalendario] = useState<EscolhaDeCalendario>({ calendario: 'bancario' });
  const [de, setDe] = useState(hoje);
  const [ate, setAte] = useState(() => somarDias(hoje, 30));
  const [dias, setDias] = useState('10');
  const [mes, setMes] = useState(hoje.slice(0, 7));
  const [ordem, setOrdem] = useState('5');
  const pedido = {
    contar: { ...calendario, de, ate },
    somar: { ...calendario, de, dias: dias.trim() || 'vazio' },
    mes: { ...calendario, mes, ordem: ordem.trim() || 'vazio' },
  }[modo];
  const calculo = useDiasUteis(pedido);
  const { erros } = calculo;

  return (
    <Calculadora
      calculo={calculo}
      falta={Object.values(erros)[0]}
      calendario={calendario}
      aoMudarCalendario={setCalendario}
      escolha={
        <Segmentos inteira rotulo="O que calcular" opcoes={MODOS} valor={modo} aoMudar={setModo} />
      }
      campos={
        <>
          {modo !== 'mes' && (
            <CampoData
              label="De"
              value={de}
              onChange={setDe}
              hoje={hoje}
              error={erros.de}
              data-autofocus
            />
          )}
          {modo === 'contar' && (
            <CampoData label="Até" value={ate} onChange={setAte} hoje={hoje} error={erros.ate} />
          )}
          {modo === 'somar' && (
            <TextInput
              label="Dias úteis"
              description="Negativo volta no tempo"
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              value={dias}
              error={erros.dias}
              onChange={(evento) => setDias(evento.currentTarget.value)}
            />
          )}
          {modo === 'mes' && (
            <>
              <TextInput
                label="Mês"
                type="month"
                value={mes}
                error={erros.mes}
                onChange={(evento) => setMes(evento.currentTarget.value)}
              />
              <TextInput
                label="Ordem"
                description="5 é o quinto; -1, o último"
                inputWrapperOrder={['label', 'input', 'description', 'error']}
                value={ordem}
                error={erros.ordem}
                onChange={(evento) => setOrdem(evento.currentTarget.value)}
              />
            </>
          )}
        </>
      }
      resultado={(dados) => ({
        numero: frase(modo, dados),
        detalhes: <Detalhes modo={modo} dados={dados} />,
        copia: frase(modo, dados),
      })}
    />
  );
}
