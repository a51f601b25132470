import type { ContratoAberto } from '@dominio/contrato/contratos';
import { VARIAVEIS } from '@dominio/contrato/modelos-minuta';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { RodapeFixo } from '../../../components/formulario/rodape-fixo.tsx';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import frases from '../../../components/ui/frases.module.css';
import { Lido } from '../../../components/ui/lido.tsx';
import { modelosEmUsoOptions } from '../../../consultas/modelos-minuta.ts';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { CampoDeEscolha } from '../../../registros/campo-de-escolha.tsx';
import { minutaOptions, useGerarMinuta, useGuardarMinuta } from '../contratos.minuta.ts';
import classes from './contratos.module.css';
import { MinutaEscrita } from './minuta-escrita.tsx';

interface Props {
  contrato: ContratoAberto;
  aoFechar: () => void;
}

function SemModelos() {
  const podeCriar = usePode('configuracoes:editar');
  return (
    <p>
      O escritório não tem modelo de minuta em uso.{' '}
      {podeCriar && <Link to="/configuracoes/minutas?novo=1">Criar um modelo</Link>}
    </p>
  );
}

function PorModelo({
  contrato,
  modelos,
  aoFechar,
}: Props & { modelos: readonly { id: number; nome: string }[] }) {
  const [modeloId, setModeloId] = useState(modelos[0]?.id ?? 0);
  const consulta = useQuery(minutaOptions(contrato.id, modeloId));
  const gerar = useGerarMinuta(contrato);
  const guardar = useGuardarMinuta();
  const ocupado = gerar.isPending || guardar.isPending;
  const fazer = async (titulo: string, oQue: () => Promise<unknown>) => {
    try {
      await oQue();
      avisar.sucesso({ titulo, mensagem: `Contrato ${contrato.numero_contrato}` });
      aoFechar();
    } catch (erro) {
      avisar.erro({ titulo: 'Erro ao gerar a minuta', mensagem: mensagemDoErro(erro) });
    }
  };
  const baixar = () => fazer('Minuta gerada', () => gerar.mutateAsync(modeloId));
  const anexar = () =>
    fazer('Minuta guardada nos anexos', () =>
      guardar.mutateAsync({ params: { id: contrato.id }, body: { modelo_id: modeloId } }),
    );
  return (
    <>
      <CampoDeEscolha
        label="Modelo"
        obrigatorio
        opcoes={modelos.map(({ id, nome }) => ({ valor: `${id}`, rotulo: nome }))}
        value={`${modeloId}`}
        onChange={(valor) => valor && setModeloId(Number(valor))}
      />
      <Lido consulta={consulta} oQue="a prévia da minuta" linhas={6}>
        {({ blocos, faltam }) => (
          <>
            {faltam.length > 0 && (
              <p role="status" className={frases.dica}>
                Fica em branco, por não estar no cadastro:{' '}
                {faltam.map((falta) => VARIAVEIS[falta]).join('; ')}.
              </p>
            )}
            <MinutaEscrita blocos={blocos} />
            <p className={frases.dica}>
              Guardada nos anexos, é lida por quem vê este contrato, mesmo sem ver valores.
            </p>
            <RodapeFixo>
              <Button variant="default" onClick={aoFechar}>
                Fechar
              </Button>
              <Button
                variant="default"
                loading={guardar.isPending}
                disabled={ocupado}
                onClick={() => void anexar()}
              >
                Guardar nos anexos
              </Button>
              <Button loading={gerar.isPending} disabled={ocupado} onClick={() => void baixar()}>
                Baixar PDF
              </Button>
            </RodapeFixo>
          </>
        )}
      </Lido>
    </>
  );
}

/** The minute of a contract by one of the firm's templates: read first, then saved as a PDF. */
export default function MinutaDoContrato({ contrato, aoFechar }: Props) {
  const modelos = useQuery(modelosEmUsoOptions);
  return (
    <Dialogo
      titulo={`Minuta do contrato ${contrato.numero_contrato}`}
      tamanho="xl"
      aoFechar={aoFechar}
    >
      <div className={classes.pilha}>
        <Lido consulta={modelos} oQue="os modelos de minuta">
          {(lidos) =>
            lidos.length > 0 ? (
              <PorModelo contrato={contrato} modelos={lidos} aoFechar={aoFechar} />
            ) : (
              <SemModelos />
            )
          }
        </Lido>
      </div>
    </Dialogo>
  );
}
