import type { Contrato } from '@dominio/contrato/contratos';
import type { LinhaDoReajuste } from '@dominio/contrato/contratos-reajustes';
import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CampoData } from '../../../components/campos/campo-data.tsx';
import { RodapeFixo } from '../../../components/formulario/rodape-fixo.tsx';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import frases from '../../../components/ui/frases.module.css';
import { Lido } from '../../../components/ui/lido.tsx';
import { avisarComDesfazer } from '../../../lib/desfazer.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { contar } from '../../../lib/formato.ts';
import { useHoje } from '../../../lib/use-hoje.ts';
import { caminhoDoRegistro } from '../../../registros/recurso.ts';
import {
  reajusteOptions,
  contratos as recurso,
  useDesfazerAditivos,
  useReajustar,
} from '../contratos.queries.ts';
import {
  indicesDe,
  lerPercentual,
  nomeDoIndice,
  type PercentuaisDigitados,
  percentuaisLidos,
} from '../contratos.reajustes.ts';
import { PreviaDoReajuste } from './previa-do-reajuste.tsx';
import classes from './reajuste.module.css';

interface Props {
  contratos: readonly Contrato[];
  aoFechar: () => void;
  aoReajustar: () => void;
}

/** Asks by how much contracts are adjusted, shows what comes of it, and adjusts all or none. */
export function ReajusteDeContratos({ contratos, aoFechar, aoReajustar }: Props) {
  const hoje = useHoje();
  const [vigencia, setVigencia] = useState(hoje);
  const [digitados, setDigitados] = useState<PercentuaisDigitados>({});
  const [fora, setFora] = useState<ReadonlySet<number>>(new Set());
  const [erro, setErro] = useState<string>();
  const reajustar = useReajustar();
  const desfazer = useDesfazerAditivos();
  const percentuais = percentuaisLidos(digitados);
  const vigencia_em = vigencia || null;
  const consulta = useQuery(reajusteOptions({ contratos, percentuais, vigencia_em }));
  const marcadasDe = (linhas: readonly LinhaDoReajuste[]) =>
    linhas.filter(({ contrato_id, impedimento }) => impedimento === null && !fora.has(contrato_id));
  const marcadas = marcadasDe(consulta.data ?? []);

  const gravar = async () => {
    setErro(undefined);
    try {
      const { linhas } = await reajustar.mutateAsync({
        body: {
          simular: false,
          contratos: marcadas.map(({ contrato_id: id, versao }) => ({ id, versao })),
          percentuais,
          vigencia_em,
        },
      });
      const aditivos = linhas.map(({ contrato_id, aditivo, versao }) => ({
        contrato_id,
        numero: aditivo ?? 0,
        versao,
      }));
      aoFechar();
      aoReajustar();
      avisarComDesfazer({
        titulo: contar(linhas.length, 'contrato reajustado', 'contratos reajustados'),
        registros: linhas.map(({ contrato_id }) => caminhoDoRegistro(recurso, contrato_id)),
        desfazer: () => desfazer.mutateAsync({ body: { aditivos } }),
        falha: 'Erro ao desfazer o reajuste',
      });
    } catch (falha) {
      setErro(mensagemDoErro(falha));
    }
  };

  return (
    <Dialogo
      titulo={`Reajustar ${contar(contratos.length, 'contrato', 'contratos')}`}
      tamanho="xl"
      aoFechar={aoFechar}
    >
      <div className={classes.pilha}>
        <p>
          O valor mensal é arredondado ao centavo mais próximo, e cada reajuste fica registrado como
          aditivo. O valor combinado de cada serviço não muda.
        </p>
        <Lido consulta={consulta} oQue="a prévia do reajuste">
          {(linhas) => (
            <>
              <div className={classes.percentuais}>
                {indicesDe(linhas).map((indice) => (
                  <TextInput
                    key={indice}
                    label={`${nomeDoIndice(indice)} (%)`}
                    inputMode="decimal"
                    autoComplete="off"
                    placeholder="0,00"
                    value={digitados[indice] ?? ''}
                    error={
                      lerPercentual(digitados[indice]) === undefined &&
                      'De -50 a 100, diferente de zero, com até duas casas'
                    }
                    onChange={({ currentTarget: { value } }) =>
                      setDigitados((antes) => ({ ...antes, [indice]: value }))
                    }
                  />
                ))}
                <CampoData
                  label="Vale a partir de"
                  hoje={hoje}
                  value={vigencia}
                  onChange={setVigencia}
                />
              </div>
              <PreviaDoReajuste
                linhas={linhas}
                marcadas={marcadasDe(linhas)}
                aoMarcar={(id, marcada) =>
                  setFora((antes) => {
                    const depois = new Set(antes);
                    if (marcada) depois.delete(id);
                    else depois.add(id);
                    return depois;
                  })
                }
              />
            </>
          )}
        </Lido>
        {erro && (
          <p role="alert" className={frases.erro}>
            {erro}
          </p>
        )}
        <RodapeFixo>
          <Button variant="default" onClick={aoFechar}>
            Voltar
          </Button>
          <Button
            loading={reajustar.isPending}
            disabled={marcadas.length === 0 || consulta.isPlaceholderData}
            onClick={() => void gravar()}
          >
            {marcadas.length === 0
              ? 'Reajustar'
              : `Reajustar ${contar(marcadas.length, 'contrato', 'contratos')}`}
          </Button>
        </RodapeFixo>
      </div>
    </Dialogo>
  );
}
