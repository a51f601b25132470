CREATE TABLE "transferencias_marcadas" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transferencias_marcadas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"de_id" bigint NOT NULL,
	"para_id" bigint NOT NULL,
	"cliente_ids" bigint[] NOT NULL,
	"em" date NOT NULL,
	"situacao" text DEFAULT 'marcada' NOT NULL,
	"resultado" text,
	"pedida_por" bigint NOT NULL,
	"criado_em" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"atualizado_em" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "transferencias_marcadas" ADD CONSTRAINT "transferencias_marcadas_de_id_times_id_fk" FOREIGN KEY ("de_id") REFERENCES "public"."times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transferencias_marcadas" ADD CONSTRAINT "transferencias_marcadas_para_id_times_id_fk" FOREIGN KEY ("para_id") REFERENCES "public"."times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transferencias_marcadas_em" ON "transferencias_marcadas" USING btree ("em") WHERE situacao = 'marcada';--> statement-breakpoint
CREATE INDEX "transferencias_marcadas_de" ON "transferencias_marcadas" USING btree ("de_id");--> statement-breakpoint
CREATE INDEX "transferencias_marcadas_para" ON "transferencias_marcadas" USING btree ("para_id");