import { type Juros, TIPOS_DE_JUROS } from '@dominio/contrato/ferramentas';
import { Select, TextInput } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import { useState } from 'react';
import { somarDias } from '../../../components/calendario/dias.ts';
import { CampoData } from '../../../components/campos/campo-data.tsx';
import { CampoDinheiro } from '../../../components/campos/campo-dinheiro.tsx';
import { mostrarDinheiro } from '../../../components/campos/dinheiro.ts';
import frases from '../../../components/ui/frases.module.css';
import { contar } from '../../../lib/formato.ts';
import { useHoje } from '../../../lib/use-hoje.ts';
import { useJuros } from '../ferramentas.queries.ts';
import { lerPorcentagem } from '../porcentagem.ts';
import { Calculadora, type Resultado } from './calculadora.tsx';
import type { EscolhaDeCalendario } from './campos-do-calendario.tsx';
import classes from './ferramentas.module.css';

type Tipo = (typeof TIPOS_DE_JUROS)[number];
const FORA_DO_VALOR = 'Informe um valor de R$ 0,01 a R$ 10.000.000.000,00.';

const TIPOS = [
  { value: 'simples', label: 'Simples' },
  { value: 'composto', label: 'Compostos' },
];

/** The total and its parts, as they are shown and copied. */
const parcelas = ({ valor_centavos, multa_centavos, juros_centavos, total_centavos }: Juros) =>
  [
    ['Valor', valor_centavos],
    ['Multa', multa_centavos],
    ['Juros', juros_centavos],
    ['Total', total_centavos],
  ] as const;

function Detalhes({ dados }: { dados: Juros }) {
  const { dias_de_atraso, memoria } = dados;
  return (
    <>
      <p className={frases.dica}>
        {dias_de_atraso === 0
          ? 'Pago em dia: sem multa nem juros.'
          : `${contar(dias_de_atraso, 'dia', 'dias')} de atraso.`}
      </p>
      <ul className={classes.lista}>
        {parcelas(dados).map(([nome, centavos]) => (
          <li key={nome} className={`${classes.linha} ${nome === 'Total' ? classes.total : ''}`}>
            <span>{nome}</span>
            <span>{mostrarDinheiro(centavos)}</span>
          </li>
        ))}
      </ul>
      {memoria.length > 0 && (
        <ul className={`${classes.lista} ${frases.dica}`} aria-label="Memória do cálculo">
          {memoria.map((passo) => (
            <li key={passo}>{passo}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/**
 * Everything shown comes from the answer, because the fields may have changed since it was asked
 * for.
 */
function mostrar(dados: Juros): Resultado {
  const resumo = parcelas(dados).map(([nome, centavos]) => `${nome}: ${mostrarDinheiro(centavos)}`);
  return {
    numero: mostrarDinheiro(dados.total_centavos),
    detalhes: <Detalhes dados={dados} />,
    copia: [...resumo, '', ...dados.memoria].join('\n'),
    rotuloDaCopia: 'Copiar o cálculo',
  };
}

/** Calculates fine and interest of a debt paid late. */
export function CalculadoraDeJuros() {
  const hoje = useHoje();
  const [valor, setValor] = useState<number | string | null>(null);
  const [vencimento, setVencimento] = useState(() => somarDias(hoje, -30));
  const [pagamento, setPagamento] = useState(hoje);
  const [multa, setMulta] = useState('2');
  const [juros, setJuros] = useState('1');
  const [tipo, setTipo] = useState<Tipo>('simples');
  const [calendario, setCalendario] = useState<EscolhaDeCalendario>({ calendario: 'bancario' });
  const calculo = useJuros({
    ...calendario,
    valor_centavos: typeof valor === 'number' ? valor : 0,
    vencimento,
    pagamento,
    multa: lerPorcentagem(multa) ?? 'vazio',
    juros: lerPorcentagem(juros) ?? 'vazio',
    tipo,
  });
  const { erros } = calculo;
  const { valor_centavos, ...outros } = erros;
  const falta = Object.values(outros)[0] ?? (valor_centavos && 'Informe o valor para calcular.');

  return (
    <Calculadora
      calculo={calculo}
      falta={falta}
      calendario={calendario}
      aoMudarCalendario={setCalendario}
      campos={
        <>
          <CampoDinheiro
            label="Valor"
            obrigatorio
            data-autofocus
            value={valor}
            onChange={setValor}
            error={
              // The contract's message names centavos, while the field is in reais.
              valor === null ? undefined : valor_centavos && FORA_DO_VALOR
            }
          />
          <CampoData
            label="Vencimento"
            value={vencimento}
            onChange={setVencimento}
            hoje={hoje}
            error={erros.vencimento}
          />
          <CampoData
            label="Pagamento"
            value={pagamento}
            onChange={setPagamento}
            hoje={hoje}
            error={erros.pagamento}
          />
          <TextInput
            label="Multa (%)"
            inputMode="decimal"
            value={multa}
            error={erros.multa}
            onChange={(evento) => setMulta(evento.currentTarget.value)}
          />
          <TextInput
            label="Juros ao mês (%)"
            inputMode="decimal"
            value={juros}
            error={erros.juros}
            onChange={(evento) => setJuros(evento.currentTarget.value)}
          />
          <Select
            label="Tipo de juros"
            data={TIPOS}
            allowDeselect={false}
            value={tipo}
            onChange={(novo) => setTipo(TIPOS_DE_JUROS.find((um) => um === novo) ?? 'simples')}
          />
        </>
      }
      resultado={mostrar}
    />
  );
}
